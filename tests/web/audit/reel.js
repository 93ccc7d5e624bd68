// A page in the hands of the audit: its time stands still until it is moved on, and its socket
// plays a reel, the frames that a real server sent to a real device. Everything else is real.
(() => {
  const wait = window.setTimeout.bind(window);
  const frame = window.requestAnimationFrame.bind(window);
  const timers = new Map();
  let time = 0;
  let lastTimer = 0;

  const start = (again) => (call, ms = 0, ...rest) => {
    const every = again ? Math.max(1, Number(ms) || 0) : 0;
    timers.set(++lastTimer, { due: time + Math.max(0, Number(ms) || 0), every, call, rest });
    return lastTimer;
  };
  const stop = (timer) => void timers.delete(timer);
  window.setTimeout = start(false);
  window.setInterval = start(true);
  window.clearTimeout = stop;
  window.clearInterval = stop;
  performance.now = () => time;
  Date.now = () => performance.timeOrigin + time;
  window.requestAnimationFrame = (call) => frame(() => call(time));

  const micro = () => new Promise((resolve) => wait(resolve, 0));
  /** Wait until a frame has been laid out, and what follows from its sizes. */
  const frames = () => new Promise((resolve) => frame(() => wait(resolve, 0)));

  // The socket, and what the page said to it.
  let socket = null;
  const sent = [];
  const reply = (message) => socket?.onmessage?.({ data: JSON.stringify(message) });
  class Reel {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      socket = this;
      wait(() => this.onopen?.(), 0);
    }
    send(text) {
      const { type, id, ...said } = JSON.parse(text);
      sent.push({ type, ...said });
      const server = performance.timeOrigin + time;
      wait(() => {
        if (socket !== this) return;
        reply(type === 'ping' ? { type: 'pong', id, sent: said.sent, server } : { type: 'ok', id, code: '' });
        if (type === 'hello') this.greeted = true;
      }, 0);
    }
    close() {}
  }
  window.WebSocket = Reel;

  /** Move what a frame says of time to the time of this page. */
  function shift(value, by) {
    if (Array.isArray(value)) return value.map((one) => shift(one, by));
    if (typeof value !== 'object' || value === null) return value;
    const moved = Object.entries(value).map(([name, inner]) => {
      const isInstant = typeof inner === 'number' && INSTANTS.includes(name);
      // What the game tells names seats and cards, and no instant.
      if (TOLD.includes(name)) return [name, inner];
      return [name, isInstant ? inner + by : shift(inner, by)];
    });
    return Object.fromEntries(moved);
  }
  const INSTANTS = ['at', 'deadline', 'begins', 'opens', 'until'];
  const TOLD = ['events', 'view', 'legal'];

  const stage = () => document.querySelector('.play');
  const isPlaying = () => stage()?.dataset.playing !== undefined;

  /** Let time pass up to the next timer, or this far at most. */
  async function step(most) {
    const [timer, next] = [...timers].sort((a, b) => a[1].due - b[1].due)[0] ?? [0, null];
    if (!next || next.due > most) {
      time = most;
      return;
    }
    time = Math.max(time, next.due);
    if (next.every) next.due += next.every;
    else timers.delete(timer);
    next.call(...next.rest);
    await micro();
  }

  const reel = [];
  let at = 0;
  let phase = '';

  // How long acts stand on the stage: those of the scene being played, and what was too short.
  let acts = [];
  let events = [];
  let stood = new Map();
  const short = [];
  function closeScene() {
    for (const [number, { ms }] of acts.entries()) {
      const real = stood.get(number + 1) ?? 0;
      if (real < ms * 0.8) short.push({ event: events[number].event, real, ms });
    }
    acts = [];
    stood = new Map();
  }

  /** Hand the page its next frame; tell of what kind it was. */
  async function feed() {
    const message = reel[at++];
    closeScene();
    if (message.type === 'told') ({ acts, events } = message);
    const now = (performance.timeOrigin + time) / 1000;
    const by = message.at === undefined ? 0 : now - message.at;
    reply(shift(message, by));
    if (message.type === 'asked') phase = message.question.phase;
    if (message.type === 'ended') phase = 'over';
    await micro();
    // What is told at an instant has begun a little after it.
    const soon = time + 5;
    while (time < soon) await step(soon);
    return message;
  }

  function moment(kind) {
    const { act = '', event = '', beat = '' } = stage()?.dataset ?? {};
    return { kind, phase, act: Number(act), event, beat, frame: at, time, left: reel.length - at };
  }
  const same = (a, b) => a.act === b.act && a.event === b.event && a.beat === b.beat;

  window.audit = {
    frames,
    sent,
    load: (all) => void reel.push(...all),
    /** Return the acts that stood for less than four fifths of their time. */
    tooShort: () => short,
    isReady: () => socket?.greeted === true,
    /** Let so many milliseconds pass, while a question is open. */
    async pass(ms) {
      const end = time + ms;
      while (time < end) await step(end);
    },
    /** Go on to the next moment: an act, a beat, a question, a sheet of results. */
    async next() {
      const before = moment('');
      while (isPlaying()) {
        const { act, time: since } = moment('');
        await step(time + 60_000);
        const now = moment('scene');
        stood.set(act, (stood.get(act) ?? 0) + now.time - since);
        if (isPlaying() && !same(now, before)) return now;
      }
      while (at < reel.length) {
        const message = await feed();
        // A deal may be played while the lobby still stands: it is waited for.
        const end = time + acts.reduce((sum, { ms }) => sum + ms, 2000);
        while (message.type === 'told' && !stage() && time < end) await step(end);
        if (isPlaying()) return moment('scene');
        if (message.type === 'asked') return moment(message.question.legal.length ? 'asked' : 'waiting');
        if (message.type === 'ended') return moment('end');
        if (message.type === 'lobby' || message.type === 'snapshot') return moment('lobby');
      }
      return null;
    },
    /** Let nothing move: what comes in has come, what goes out has gone. */
    async settle() {
      await frames();
      for (const one of document.getAnimations()) {
        const { endTime } = one.effect?.getComputedTiming() ?? {};
        if (Number.isFinite(endTime)) one.finish();
      }
      await frames();
    },
  };
})();
