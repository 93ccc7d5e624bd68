// What the caption of a TV says where one sentence stands for what happens at once.

import type { TableEvent } from '../../lib/speaker';
import type { TableStore } from '../../lib/table.svelte';
import { play } from './board';
import { BBB, CLICK, viewOf } from './view';
import { volleyOf } from './volley';

/** Of so many things that happen at once a caption says each. */
const MOST = 3;

const of = (volley: TableEvent[], ...names: string[]): number[] =>
  volley.filter((one) => names.includes(one.event)).map((one) => Number(one.seat));

/** Return whom most guns point at, and how many; nobody where several are level. */
function mostAimed(table: TableStore): { seat: number; count: number } {
  const view = viewOf(table);
  const counts = new Map<number, number>();
  for (const gun of view ? play(view, table.batch).guns : [])
    if (gun.aim >= 0 && gun.fate !== 'discarded')
      counts.set(gun.aim, (counts.get(gun.aim) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const [first, ...others] = [...counts].filter(([, count]) => count === most);
  return first && !others.length ? { seat: first[0], count: most } : { seat: -1, count: 0 };
}

/** Say the sentence of the moment; nothing where the event's own will do. */
export function caption(table: TableStore): string {
  const { say } = table;
  const names = (seats: number[]): string =>
    say.join([...new Set(seats)].map((one) => say.seat(one)));
  if (table.beat.startsWith('count-') || table.beat === 'unmask') return ' ';
  if (table.beat === 'hush') return say.say('screen-hush');
  const volley = volleyOf(table.batch);
  const last = volley.at(-1);
  const isCourage = !table.isPlaying && table.question?.phase === 'courage';
  if (isCourage || (last && ['aimed', 'too-slow'].includes(last.event) && volley.length > 1)) {
    const { seat, count } = mostAimed(table);
    if (count > 1) return say.say('screen-most-aimed', { count, seat: say.seat(seat) });
    return isCourage ? '' : say.say('screen-all-aimed');
  }
  if (!last || volley.length < 2) return '';
  const gone = of(volley, 'withdrew', 'withdrew-flashing');
  if (gone.length) return say.say('screen-gone', { seats: names(gone), count: gone.length });
  if (last.event === 'scored') return say.say('screen-counted');
  if (last.event === 'had-power' && volley.length <= MOST)
    return volley.map((one) => say.event(one)).join(' ');
  if (last.event === 'wounded') {
    const hit = of(volley, 'wounded');
    return say.say('screen-hit', { seats: names(hit), count: hit.length });
  }
  if (last.event === 'revealed') {
    const bangs = volley.filter((one) => one.bullet !== CLICK);
    if (!bangs.length) return say.say('screen-all-click');
    const isTriple = last.bullet === BBB;
    if (bangs.length > MOST) {
      const seats = bangs.map((one) => Number(one.seat));
      if (isTriple) return say.name('bullet', BBB);
      return say.say('screen-fired', { seats: names(seats), count: new Set(seats).size });
    }
    const shots = bangs.map((one) => {
      const [seat, target] = [say.seat(Number(one.seat)), say.seat(Number(one.target))];
      return say.say('screen-shot', { seat, target });
    });
    return say.say(isTriple ? 'screen-triple-at' : 'screen-fired-at', { shots: say.join(shots) });
  }
  return '';
}
