// A headline as a picture to keep: our drawings and words, painted on a canvas.

import type { Words } from './headlines';

export const [WIDTH, HEIGHT] = [1200, 675];
export const PAPER = '#f6e7c8';
/** Where the faces end and the dark band with the words begins. */
export const BAND = 446;
/** How large somebody is drawn. */
export const [WIDE, HIGH] = [250, 300];

/** Paint a drawing made of paths where the canvas stands, at a width. */
export function paint(
  brush: CanvasRenderingContext2D,
  drawing: SVGSVGElement,
  width: number,
): void {
  const { x, y, width: own } = drawing.viewBox.baseVal;
  const base = drawing.getScreenCTM()?.inverse();
  brush.save();
  brush.scale(width / own, width / own);
  brush.translate(-x, -y);
  for (const path of drawing.querySelectorAll('path')) {
    const turn = path.getScreenCTM();
    if (!base || !turn) continue;
    const { a, b, c, d, e, f } = base.multiply(turn);
    const style = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute('d') ?? '');
    brush.save();
    brush.transform(a, b, c, d, e, f);
    if (style.fill !== 'none') {
      brush.fillStyle = style.fill;
      brush.fill(shape);
    }
    if (style.stroke !== 'none') {
      brush.strokeStyle = style.stroke;
      brush.lineWidth = Number.parseFloat(style.strokeWidth);
      brush.stroke(shape);
    }
    brush.restore();
  }
  brush.restore();
}

/** Write a text in lines that fit, around a middle; return where the next line would be. */
function write(brush: CanvasRenderingContext2D, text: string, top: number, line: number): number {
  let [row, y] = ['', top];
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && brush.measureText(longer).width > WIDTH - 160) {
      brush.fillText(row, WIDTH / 2, y);
      y += line;
      row = word;
    } else row = longer;
  }
  brush.fillText(row, WIDTH / 2, y);
  return y + line;
}

/** Wait until the type of the headlines is there. */
export async function loadType(): Promise<void> {
  await Promise.all(
    ['Alfa Slab One', 'Bebas Neue'].map((name) => document.fonts.load(`40px "${name}"`)),
  );
}

/** Return a canvas of so many pixels across, to be painted as if it were WIDTH. */
export function canvasOf(across: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = (across * HEIGHT) / WIDTH;
  const brush = canvas.getContext('2d');
  brush?.scale(across / WIDTH, across / WIDTH);
  return [canvas, brush];
}

/** Paint the paper with its rays, turned so far. */
export function paintPaper(brush: CanvasRenderingContext2D, turned = 0): void {
  brush.fillStyle = '#7fb0a6';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = '#74a49a';
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray * Math.PI) / 6 + turned;
    brush.beginPath();
    brush.moveTo(WIDTH / 2, 330);
    for (const side of [turn - 0.11, turn + 0.11]) {
      brush.lineTo(WIDTH / 2 + 1400 * Math.cos(side), 330 + 1400 * Math.sin(side));
    }
    brush.fill();
  }
}

/** Paint the dark band below the faces. */
export function paintBand(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = '#15110e';
  brush.fillRect(0, BAND, WIDTH, HEIGHT - BAND);
  brush.textAlign = 'center';
}

/** Write what happened, and of which game it is. */
export function writeStory(brush: CanvasRenderingContext2D, text: string, game: string): void {
  brush.fillStyle = PAPER;
  brush.font = '46px "Bebas Neue", serif';
  write(brush, text, 512, 50);
  brush.font = '28px "Bebas Neue", serif';
  brush.fillText(game, WIDTH / 2, HEIGHT - 18);
}

export function writeTitle(brush: CanvasRenderingContext2D, title: string): void {
  brush.textAlign = 'center';
  brush.fillStyle = '#5f0f0c';
  brush.font = '64px "Alfa Slab One", serif';
  write(brush, title, 100, 70);
}

/** Return the picture: a title, faces, a sentence, and of which game it is. */
export async function picture(
  words: Words,
  drawings: SVGSVGElement[],
  game: string,
): Promise<Blob | null> {
  await loadType();
  const [canvas, brush] = canvasOf(WIDTH);
  if (!brush) return null;
  paintPaper(brush);
  const left = (WIDTH - drawings.length * WIDE) / 2;
  for (const [place, drawing] of drawings.entries()) {
    brush.save();
    brush.translate(left + place * WIDE, BAND + 2 - HIGH);
    paint(brush, drawing, WIDE);
    brush.restore();
  }
  paintBand(brush);
  writeTitle(brush, words.title);
  writeStory(brush, words.text, game);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Let the device keep a file. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
