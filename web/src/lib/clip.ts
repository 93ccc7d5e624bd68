// A headline as a clip to keep: its five seconds told with our drawings and words on a canvas, and
// filmed there by the browser itself, without a server.

import { GLIMPSE, type Words } from './headlines';
import {
  BAND,
  canvasOf,
  HIGH,
  loadType,
  PAPER,
  paint,
  paintBand,
  paintPaper,
  WIDE,
  WIDTH,
  writeStory,
  writeTitle,
} from './picture';

/** A sentence of the story, and when it comes, in milliseconds from the beginning. */
export interface Line {
  at: number;
  text: string;
  /** Whose deed it is; -1: nobody's. */
  seat: number;
  isShot: boolean;
}

export interface Script {
  words: Words;
  lines: Line[];
  /** Who is drawn, from left to right. */
  seats: number[];
  game: string;
}

/** How many pixels a clip is wide: with an even height, which many films must have. */
const ACROSS = 1280;
const PER_SECOND = 30;
/** After its five seconds the headline's own sentence stands for so many milliseconds. */
const MORAL = 2000;
const LENGTH = GLIMPSE + MORAL;
/** Shots within this time are one flash: more than three a second hurt some eyes. */
const FLASHES_APART = 500;
const ROWS = 3;

/** What plays in most places first. */
const KINDS = [
  'video/mp4;codecs=avc1.42E01F',
  'video/webm;codecs=vp8',
  'video/webm',
  'video/mp4',
] as const;

/** Return what a clip's file is called by its kind. */
export function endingOf(kind: string): string {
  return kind.startsWith('video/mp4') ? 'mp4' : 'webm';
}

/** Return when it flashes. */
export function flashes(lines: Line[]): number[] {
  const found: number[] = [];
  for (const { at, isShot } of lines) {
    if (isShot && at >= 0 && at - (found.at(-1) ?? -FLASHES_APART) >= FLASHES_APART) found.push(at);
  }
  return found;
}

/** Return how far something has come that begins at an instant and slows down. */
function ease(ms: number, at: number, length: number): number {
  const part = Math.max(0, Math.min(1, (ms - at) / length));
  return 1 - (1 - part) ** 3;
}

/** Return each drawing painted once: a film paints it a hundred times. */
function sprites(drawings: SVGSVGElement[]): HTMLCanvasElement[] {
  return drawings.map((drawing) => {
    const canvas = document.createElement('canvas');
    // Hats may stand out on all sides.
    [canvas.width, canvas.height] = [WIDE * 3, HIGH * 3];
    const brush = canvas.getContext('2d');
    brush?.scale(1.5, 1.5);
    brush?.translate(WIDE / 2, HIGH / 2);
    if (brush) paint(brush, drawing, WIDE);
    return canvas;
  });
}

/** Paint the faces: they come from both sides, and whoever acts stands out. */
function paintFaces(
  brush: CanvasRenderingContext2D,
  faces: HTMLCanvasElement[],
  { seats, lines }: Script,
  ms: number,
): void {
  const left = (WIDTH - faces.length * WIDE) / 2;
  const latest = lines.findLast((line) => line.at <= ms);
  for (const [place, face] of faces.entries()) {
    const from = place % 2 ? WIDTH : -WIDTH;
    const acts = latest !== undefined && latest.seat === seats[place];
    const grown = acts ? 1 + 0.12 * ease(ms, latest.at, 250) : 1;
    brush.save();
    brush.translate(
      left + (place + 0.5) * WIDE + from * (1 - ease(ms, 100 * place, 450)),
      BAND + 2,
    );
    brush.scale(grown, grown);
    brush.drawImage(face, -WIDE, -HIGH * 1.5, WIDE * 2, HIGH * 2);
    brush.restore();
  }
}

/** Write what has happened so far, the newest last and brightest. */
function writeLines(brush: CanvasRenderingContext2D, lines: Line[], ms: number): void {
  const told = lines.filter((line) => line.at <= ms).slice(-ROWS);
  brush.font = '44px "Bebas Neue", serif';
  for (const [row, { text, at }] of told.entries()) {
    const isNewest = row === told.length - 1;
    brush.fillStyle = isNewest ? PAPER : '#b5a17f';
    const rise = isNewest ? 24 * (1 - ease(ms, at, 200)) : 0;
    brush.fillText(text, WIDTH / 2, 520 + row * 58 + rise, WIDTH - 80);
  }
}

/** Paint the clip as it looks after so many milliseconds. */
function paintFrame(
  brush: CanvasRenderingContext2D,
  faces: HTMLCanvasElement[],
  script: Script,
  ms: number,
): void {
  const flash = flashes(script.lines).findLast((at) => at <= ms);
  const since = flash === undefined ? Number.POSITIVE_INFINITY : ms - flash;
  brush.save();
  if (since < 300) brush.translate(0, 10 * Math.sin(since / 15) * (1 - since / 300));
  paintPaper(brush, ms / 16_000);
  paintFaces(brush, faces, script, ms);
  paintBand(brush);
  const grown = 1.5 - 0.5 * ease(ms, 0, 350);
  brush.save();
  brush.translate(WIDTH / 2, 76);
  brush.scale(grown, grown);
  brush.translate(-WIDTH / 2, -76);
  writeTitle(brush, script.words.title);
  brush.restore();
  if (ms < GLIMPSE) writeLines(brush, script.lines, ms);
  else writeStory(brush, script.words.text, script.game);
  brush.restore();
  if (since < 160) {
    brush.globalAlpha = 0.7 * (1 - since / 160);
    brush.fillStyle = PAPER;
    brush.fillRect(0, 0, WIDTH, WIDTH);
    brush.globalAlpha = 1;
  }
}

/** Film a canvas for as long as the clip is. */
async function film(canvas: HTMLCanvasElement, show: (ms: number) => void): Promise<Blob> {
  const stream = canvas.captureStream(PER_SECOND);
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const camera = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 3_000_000 });
  const parts: Blob[] = [];
  camera.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve, reject) => {
    camera.onstop = resolve;
    camera.onerror = reject;
  });
  camera.start();
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const ms = performance.now() - began;
      show(ms);
      if (ms < LENGTH) return;
      clearInterval(timer);
      resolve();
    }, 1000 / PER_SECOND);
  });
  camera.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type: camera.mimeType });
}

/** Return the clip; it takes as long to be made as to be seen. Throws where it cannot be made. */
export async function clip(script: Script, drawings: SVGSVGElement[]): Promise<Blob> {
  await loadType();
  const [canvas, brush] = canvasOf(ACROSS);
  if (!brush) throw new Error('no canvas');
  const faces = sprites(drawings);
  const show = (ms: number): void => paintFrame(brush, faces, script, ms);
  show(0);
  return film(canvas, show);
}
