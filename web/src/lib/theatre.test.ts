import { describe, expect, it } from 'vitest';
import type { Act } from './protocol';
import { type Scene, Theatre } from './theatre';

/** A stage whose time passes only when the test says so. */
class Stage {
  log: string[] = [];
  clock = 0;
  private sleepers: { until: number; wake: () => void }[] = [];

  readonly theatre = new Theatre({
    seconds: () => this.clock / 1000,
    wait: (ms) =>
      new Promise((wake) => {
        this.sleepers.push({ until: this.clock + ms, wake });
      }),
    busy: (isBusy) => this.log.push(isBusy ? 'busy' : 'idle'),
  });

  scene(name: string, acts: Act[], at = 0): Scene {
    const loud = (isNow: boolean): string => (isNow ? '!' : '');
    return {
      kind: 'scene',
      at,
      acts,
      begin: (act, isNow) => this.log.push(`${name}${act}${loud(isNow)}`),
      beat: (beat, isNow) => this.log.push(`${name} beat ${beat}${loud(isNow)}`.trim()),
      turn: () => this.log.push(`${name} view`),
      end: () => this.log.push(`${name} end`),
    };
  }

  async pass(ms: number): Promise<void> {
    this.clock += ms;
    const due = this.sleepers.filter((one) => one.until <= this.clock);
    this.sleepers = this.sleepers.filter((one) => one.until > this.clock);
    for (const one of due) one.wake();
    for (let i = 0; i < 60; i++) await Promise.resolve();
  }
}

describe('the theatre', () => {
  it('plays one event after the other, the view with the first', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }, { ms: 100 }]));
    await stage.pass(0);
    expect(stage.log).toEqual(['busy', 'a view', 'a0!']);
    await stage.pass(100);
    expect(stage.log.slice(3)).toEqual(['a1!']);
    await stage.pass(100);
    expect(stage.log.slice(4)).toEqual(['a end', 'idle']);
  });

  it('stops where it is while the table rests, and goes on from there', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }, { ms: 100 }]));
    stage.theatre.add(stage.scene('b', [{ ms: 100 }], 0.2));
    await stage.pass(50);
    stage.theatre.hold();
    await stage.pass(5000);
    expect(stage.log).toEqual(['busy', 'a view', 'a0!']);
    stage.theatre.release();
    await stage.pass(49);
    expect(stage.log.slice(3)).toEqual([]);
    await stage.pass(1);
    expect(stage.log.slice(3)).toEqual(['a1!']);
    await stage.pass(100);
    expect(stage.log.slice(4)).toEqual(['a end', 'busy', 'b view', 'b0!']);
    await stage.pass(100);
    expect(stage.log.slice(8)).toEqual(['b end', 'idle']);
  });

  it('plays beats before an event is told, and after it', async () => {
    const stage = new Stage();
    const before = [
      { name: 'one', ms: 10 },
      { name: 'two', ms: 10 },
    ];
    stage.theatre.add(stage.scene('a', [{ ms: 10, before, after: [{ name: 'echo', ms: 10 }] }]));
    await stage.pass(0);
    expect(stage.log).toEqual(['busy', 'a view', 'a beat one!']);
    await stage.pass(10);
    await stage.pass(10);
    expect(stage.log.slice(3)).toEqual(['a beat two!', 'a beat', 'a0!']);
    await stage.pass(10);
    await stage.pass(10);
    expect(stage.log.slice(6)).toEqual(['a beat echo!', 'a beat', 'a end', 'idle']);
  });

  it('lets what happens at once be seen and heard at once', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 0 }, { ms: 0 }, { ms: 900 }]));
    await stage.pass(0);
    expect(stage.log).toEqual(['busy', 'a view', 'a0!', 'a1!', 'a2!']);
  });

  it('keeps the old view while events hold it, to the end if all do', async () => {
    const stage = new Stage();
    const of = (log: string[]): string[] => log.filter((line) => line.startsWith('a'));
    stage.theatre.add(stage.scene('a', [{ ms: 10, holds: true }, { ms: 10 }]));
    for (const ms of [0, 10, 10]) await stage.pass(ms);
    expect(of(stage.log)).toEqual(['a0!', 'a view', 'a1!', 'a end']);
    stage.log = [];
    stage.theatre.add(stage.scene('a', [{ ms: 10, holds: true }], 1));
    for (const ms of [980, 10]) await stage.pass(ms);
    expect(of(stage.log)).toEqual(['a0!', 'a view', 'a end']);
  });

  it('waits for the instant a reveal is meant for, but never long', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 10 }], 0.3));
    await stage.pass(299);
    expect(stage.log).toEqual([]);
    await stage.pass(1);
    expect(stage.log).toContain('a0!');
    await stage.pass(10);
    stage.theatre.add(stage.scene('b', [{ ms: 10 }], 1e9));
    await stage.pass(1500);
    expect(stage.log).toContain('b0!');
  });

  it('skips what is over, silently, and plays on where the others are', async () => {
    const stage = new Stage();
    stage.clock = 2500;
    stage.theatre.add(stage.scene('a', [{ ms: 1000 }, { ms: 1400 }, { ms: 1000 }, { ms: 500 }]));
    await stage.pass(0);
    // The third has been there for a moment only: it is heard.
    expect(stage.log).toEqual(['busy', 'a view', 'a0', 'a1', 'a2!']);
    await stage.pass(899);
    expect(stage.log).toHaveLength(5);
    await stage.pass(1);
    expect(stage.log.at(-1)).toBe('a3!');
  });

  it('never shortens an act, however late it is', async () => {
    const stage = new Stage();
    const acts = [{ ms: 1000 }, { ms: 1000 }, { ms: 1000 }];
    stage.clock = 1700;
    stage.theatre.add(stage.scene('a', acts));
    await stage.pass(0);
    expect(stage.log.at(-1)).toBe('a1');
    await stage.pass(299);
    expect(stage.log.at(-1)).toBe('a1');
    await stage.pass(1);
    await stage.pass(999);
    expect(stage.log.at(-1)).toBe('a2!');
  });

  it('keeps a question behind the events that led to it', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 50 }]));
    stage.theatre.add({ kind: 'cue', at: 0.05, run: () => stage.log.push('question') });
    await stage.pass(0);
    expect(stage.log).not.toContain('question');
    await stage.pass(50);
    expect(stage.log.slice(-3)).toEqual(['a end', 'question', 'idle']);
  });

  it('shows all at once when the table skips it, and plays what comes then', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 9000 }, { ms: 9000 }]));
    await stage.pass(0);
    stage.theatre.skip();
    await stage.pass(0);
    expect(stage.log.slice(-3)).toEqual(['a1', 'a end', 'idle']);
    stage.theatre.add(stage.scene('b', [{ ms: 900 }]));
    await stage.pass(0);
    expect(stage.log.at(-1)).toBe('b0!');
  });

  it('forgets everything for a snapshot', async () => {
    const stage = new Stage();
    stage.theatre.add(stage.scene('a', [{ ms: 100 }, { ms: 100 }]));
    await stage.pass(0);
    stage.theatre.clear();
    await stage.pass(500);
    expect(stage.log).not.toContain('a1!');
    expect(stage.theatre.isBusy()).toBe(false);
  });
});
