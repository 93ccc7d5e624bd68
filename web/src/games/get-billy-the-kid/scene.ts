// What is on the stage, worked out from what was told so far: never ahead of the story.

import type { TableEvent } from '../../lib/speaker';
import type { LogEntry } from '../../lib/table.svelte';
import type { GetBillyView } from '../../lib/views';
import { ARREST, ESCAPE, isLawman, NOBODY, PISTOL, RIFLE } from './view';

export interface Laid {
  seat: number;
  card: number;
}

export type FightEnd = '' | 'false' | 'away' | 'blast' | 'shot' | 'taken' | 'both-live';

/** An arrest and all that follows from it. */
export interface Fight {
  arrester: number;
  outlaw: number;
  /** The Lawman now facing the Outlaw. */
  facing: number;
  laid: Laid[];
  /** Shots fired by the Outlaw and by the Lawman facing it. */
  shots: [number, number];
  isShootout: boolean;
  /** An Escape lies there and nobody has matched it yet. */
  isRace: boolean;
  /** Who held last, with nothing fired since. */
  held: number;
  end: FightEnd;
}

export interface Asked {
  seat: number;
  to: number;
  feature: number;
  answer: boolean | null;
}

export interface Answer {
  feature: number;
  isYes: boolean;
}

export interface Scene {
  fight: Fight | null;
  question: Asked | null;
  /** By seat, the answers it gave, oldest first. */
  answers: Answer[][];
  /** By seat, its character once turned up. */
  revealed: Map<number, number>;
  /** Seats shot or arrested. */
  out: Set<number>;
  /** Hands laid open at the end. */
  shown: Map<number, number[]>;
  winners: number[] | null;
  outlawsWin: boolean;
  hour: number;
}

/** Return the events among the lines of the story. */
export function eventsOf(log: LogEntry[]): TableEvent[] {
  return log.flatMap((entry): TableEvent[] => (entry.kind === 'event' ? [entry.event] : []));
}

/** Return what is on the stage after these events. */
export function stage(events: TableEvent[], seats: number): Scene {
  const scene: Scene = {
    fight: null,
    question: null,
    answers: Array.from({ length: seats }, () => []),
    revealed: new Map(),
    out: new Set(),
    shown: new Map(),
    winners: null,
    outlawsWin: false,
    hour: 1,
  };
  for (const event of events) play(scene, event);
  return scene;
}

function play(scene: Scene, event: TableEvent): void {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'hour':
      scene.hour = Number(event.hour);
      clear(scene);
      break;
    case 'turn':
    case 'misses':
      clear(scene);
      break;
    case 'asked': {
      const { to, feature } = event;
      scene.question = { seat, to: Number(to), feature: Number(feature), answer: null };
      break;
    }
    case 'answered': {
      const isYes = event.answer === 0;
      if (scene.question) scene.question = { ...scene.question, answer: isYes };
      scene.answers[seat]?.push({ feature: Number(event.feature), isYes });
      break;
    }
    case 'accused':
      scene.question = null;
      scene.fight = accuse(seat, Number(event.suspect));
      break;
    case 'revealed':
      scene.revealed.set(seat, Number(event.character));
      break;
    case 'showed':
      scene.shown.set(seat, event.cards as number[]);
      break;
    case 'won':
      scene.winners = event.seats as number[];
      scene.outlawsWin = event.side === 1;
      break;
    default:
      if (scene.fight) carryOn(scene, scene.fight, event);
  }
}

/** The next turn begins: the stage is empty. */
function clear(scene: Scene): void {
  scene.fight = null;
  scene.question = null;
}

function accuse(seat: number, suspect: number): Fight {
  return {
    arrester: seat,
    outlaw: suspect,
    facing: seat,
    laid: [{ seat, card: ARREST }],
    shots: [0, 0],
    isShootout: false,
    isRace: false,
    held: NOBODY,
    end: '',
  };
}

function carryOn(scene: Scene, fight: Fight, event: TableEvent): void {
  const seat = Number(event.seat);
  const card = Number(event.card);
  switch (event.event) {
    case 'false-arrest':
      fight.end = 'false';
      break;
    case 'responded':
      fight.laid.push({ seat, card });
      fight.isRace = card >= ESCAPE;
      if (card === PISTOL || card === RIFLE) {
        fight.isShootout = true;
        fight.shots[0]++;
      }
      break;
    case 'matched':
      fight.laid.push({ seat, card });
      fight.facing = seat;
      fight.isRace = false;
      break;
    case 'fired':
      fight.laid.push({ seat, card });
      fight.shots[seat === fight.outlaw ? 0 : 1]++;
      fight.held = NOBODY;
      break;
    case 'held':
      fight.held = seat;
      break;
    case 'away':
    case 'blast':
    case 'both-live':
      fight.end = event.event;
      fight.isRace = false;
      break;
    case 'shot':
    case 'taken':
      fight.end = event.event;
      scene.out.add(seat);
      break;
  }
}

/** The seat that is out if it holds now, in a shootout; NOBODY when it is level. */
export function behind(fight: Fight): number {
  const [outlaw, lawman] = fight.shots;
  if (!fight.isShootout || fight.end || outlaw === lawman) return NOBODY;
  return outlaw > lawman ? fight.facing : fight.outlaw;
}

/** Return the character of a seat as far as all know it; NOBODY before it is turned up. */
export function whoIs(view: GetBillyView, scene: Scene, seat: number): number {
  return scene.revealed.get(seat) ?? (view.revealed ? (view.characters[seat] ?? NOBODY) : NOBODY);
}

/** Tell whether a seat rides with the Outlaws as far as all know it; null before that. */
export function sideOf(view: GetBillyView, scene: Scene, seat: number): boolean | null {
  if (view.revealed) return view.outlaws.includes(seat);
  const who = whoIs(view, scene, seat);
  return who === NOBODY ? null : !isLawman(view, who);
}

/** Return the seat that falls at the end of a fight, or NOBODY. */
export function fallenIn(fight: Fight, scene: Scene): number {
  if (fight.end === 'taken') return fight.outlaw;
  if (fight.end !== 'shot') return NOBODY;
  return scene.out.has(fight.facing) ? fight.facing : fight.outlaw;
}

/** Who fires and who is fired at while this event is on the stage. */
export function shotOf(event: TableEvent | null, fight: Fight): { by: number; at: number } | null {
  if (event?.event === 'fired') return { by: Number(event.seat), at: Number(event.at) };
  const isGun = event?.card === PISTOL || event?.card === RIFLE;
  if (event?.event === 'responded' && isGun) return { by: fight.outlaw, at: fight.facing };
  return null;
}
