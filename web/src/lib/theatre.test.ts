import { describe, expect, it } from 'vitest';
import { type Act, type Scene, Theatre } from './theatre';

/** A stage whose time passes only when the test says so. */
class Stage {
  log: string[] = [];
  clock = 0;
  speed = 1;
  private sleepers: { until: number; wake: () => void }[] = [];

  readonly theatre = new Theatre({
    seconds: () => this.clock / 1000,
    pace: () => this.speed,
    wait: (ms) =>
      new Promise((wake) => {
        this.sleepers.push({ until: this.clock + ms, wake });
      }),
    play: (act) => this.log.push(`play ${act.sound ?? ''}`.trim()),
    busy: (isBusy) => this.log.push(isBusy ? 'busy' : 'idle'),
  });

  scene(name: string, acts: Act[], at = 0): Scene {
    return {
      kind: 'scene',
      at,
      acts,
      begin: (act) => this.log.push(`${name}${act}`),
      beat: (beat) => this.log.push(`${name} beat ${beat}`.trim()),
      turn: () => this.log.push(`${name} view`),
      end: () => this.log.push(`${name} end`),
    };
  }

  async pass(ms: number): Promise<void> {
    this.clock += ms;
    const due = this.sleepers.filter((one) => one.until <= this.clock);
    this.sleepers = this.sleepers.filter((one) => one.until > this.clock);
    for (const one of due) one.wake();
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }
}

describe('the theatre', () => {
  it('plays one event after the other, the view with the first', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }, { ms: 100, sound: 'shot' }]));
    await stage.pass(0);
    expect(stage.log).toEqual(['busy', 'a view', 'a0', 'play']);
    await stage.pass(100);
    expect(stage.log.slice(4)).toEqual(['a1', 'play shot']);
    await stage.pass(100);
    expect(stage.log.slice(6)).toEqual(['a end', 'idle']);
  });

  it('plays beats before an event is told, and after it', async () => {
    const stage = new Stage();
    const before = [
      { name: 'one', ms: 10, sound: 'tick' as const },
      { name: 'two', ms: 10 },
    ];
    stage.theatre.add(stage.scene('a', [{ ms: 10, before, after: [{ name: 'echo', ms: 10 }] }]));
    await stage.pass(0);
    expect(stage.log).toEqual(['busy', 'a view', 'a beat one', 'play tick']);
    await stage.pass(10);
    await stage.pass(10);
    expect(stage.log.slice(4)).toEqual(['a beat two', 'play', 'a beat', 'a0', 'play']);
    await stage.pass(10);
    await stage.pass(10);
    expect(stage.log.slice(9)).toEqual(['a beat echo', 'play', 'a beat', 'a end', 'idle']);
  });

  it('keeps the old view while events hold it', async () => {
    const stage = new Stage();
    const acts = [{ ms: 10, holds: true }, { ms: 10 }];
    stage.theatre.add(stage.scene('a', acts));
    await stage.pass(0);
    await stage.pass(10);
    await stage.pass(10);
    expect(stage.log.filter((line) => line.startsWith('a'))).toEqual([
      'a0',
      'a view',
      'a1',
      'a end',
    ]);
  });

  it('shows the view at the end if all events hold it', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 10, holds: true }]));
    await stage.pass(0);
    await stage.pass(10);
    expect(stage.log.filter((line) => line.startsWith('a'))).toEqual(['a0', 'a view', 'a end']);
  });

  it('waits for the instant a reveal is meant for', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 10 }], 0.3));
    await stage.pass(299);
    expect(stage.log).toEqual([]);
    await stage.pass(1);
    expect(stage.log).toContain('a0');
  });

  it('never waits long, whatever the clock says', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 10 }], 1e9));
    await stage.pass(1500);
    expect(stage.log).toContain('a0');
  });

  it('keeps a question behind the events that led to it', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 50 }]));
    stage.theatre.add({ kind: 'cue', at: 0, run: () => stage.log.push('question') });
    await stage.pass(0);
    expect(stage.log).not.toContain('question');
    await stage.pass(50);
    expect(stage.log.slice(-3)).toEqual(['a end', 'question', 'idle']);
  });

  it('shows all at once when skipped or switched off', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 9000 }, { ms: 9000 }]));
    stage.theatre.add(stage.scene('b', [{ ms: 9000 }]));
    await stage.pass(0);
    stage.theatre.skip();
    await stage.pass(0);
    expect(stage.log.at(-1)).toBe('idle');
    stage.speed = 0;
    stage.theatre.add(stage.scene('c', [{ ms: 9000 }]));
    await stage.pass(0);
    expect(stage.log.slice(-2)).toEqual(['c end', 'idle']);
  });

  it('hurries when the table is far ahead', async () => {
    const stage = new Stage();
    for (const name of 'abcdefghij') stage.theatre.add(stage.scene(name, [{ ms: 1000 }]));
    await stage.pass(0);
    expect(stage.log).toContain('c0');
  });

  it('forgets everything for a snapshot', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }, { ms: 100 }]));
    await stage.pass(0);
    stage.theatre.clear();
    await stage.pass(500);
    expect(stage.log).not.toContain('a1');
    expect(stage.theatre.isBusy()).toBe(false);
  });

  it('has a cue come in time, whatever is still being played', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 5000 }, { ms: 5000 }]));
    const run = () => stage.log.push('race');
    stage.theatre.add({ kind: 'cue', at: 0, by: 1.7, run });
    await stage.pass(1600);
    expect(stage.log).not.toContain('race');
    await stage.pass(100);
    expect(stage.log.slice(-2)).toEqual(['race', 'idle']);
  });

  it('does not hurry what comes after a cue that came in time', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }]));
    stage.theatre.add({ kind: 'cue', at: 0, by: 1.7, run: () => stage.log.push('race') });
    await stage.pass(0);
    await stage.pass(100);
    expect(stage.log.slice(-2)).toEqual(['race', 'idle']);
    stage.theatre.add(stage.scene('b', [{ ms: 5000 }]));
    await stage.pass(2000);
    expect(stage.log.at(-1)).not.toBe('idle');
  });
});
