// The server's time on this device: measured by pings, the quickest of the last few counts.

/** Milliseconds that never run backwards. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  private samples: { trip: number; offset: number }[] = [];
  private offset = 0;
  isMeasured = false;

  /** Take in a ping that came back: when it left, the server's time, when it returned. */
  measure(sent: number, server: number, received: number): void {
    this.isMeasured = true;
    const trip = received - sent;
    this.samples = [...this.samples, { trip, offset: server - (sent + received) / 2 }].slice(-8);
    this.offset = this.samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset;
  }

  /** The device may have slept, or changed networks: measure afresh. */
  forget(): void {
    this.samples = [];
  }

  /** Return the server's time in seconds. */
  seconds(): number {
    return (now() + this.offset) / 1000;
  }
}
