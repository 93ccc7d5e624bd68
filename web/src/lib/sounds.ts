// Sounds made on the spot: no files. Browsers let them out after the first tap.

import { settings } from './settings.svelte';

export type Sound =
  | 'shot'
  | 'bang'
  | 'click'
  | 'boom'
  | 'card'
  | 'coin'
  | 'tick'
  | 'drum'
  | 'rise'
  | 'draw'
  | 'chime'
  | 'sting'
  | 'fanfare'
  | 'cock'
  | 'vow'
  | 'gulp'
  | 'jeer'
  | 'clap'
  | 'thud'
  | 'whistle'
  | 'laugh'
  | 'sigh'
  | 'hurrah'
  | 'knell';

let context: AudioContext | null = null;

/** Let sound out: called at the first tap. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Play a sound, if the person wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  makers[sound](context, context.currentTime);
}

/** Let the phone shake, if it can and may. */
export function buzz(pattern: number | number[]): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

type Maker = (audio: AudioContext, at: number) => void;

let noise: AudioBuffer | null = null;

function noiseBuffer(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A burst of noise through a filter that closes: bangs, rustles, smoke. */
function burst(
  audio: AudioContext,
  at: number,
  how: { loud: number; length: number; from: number; to: number; type?: BiquadFilterType },
): void {
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = how.type ?? 'lowpass';
  filter.frequency.setValueAtTime(how.from, at);
  filter.frequency.exponentialRampToValueAtTime(how.to, at + how.length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(how.loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + how.length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at, Math.random() * 0.5);
  source.stop(at + how.length + 0.05);
}

/** A tone that glides and fades. */
function tone(
  audio: AudioContext,
  at: number,
  how: { loud: number; length: number; from: number; to?: number; type?: OscillatorType },
): void {
  const source = audio.createOscillator();
  source.type = how.type ?? 'sine';
  source.frequency.setValueAtTime(how.from, at);
  if (how.to) source.frequency.exponentialRampToValueAtTime(how.to, at + how.length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(how.loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + how.length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + how.length + 0.05);
}

const shot: Maker = (audio, at) => {
  burst(audio, at, { loud: 0.9, length: 0.09, from: 9000, to: 1200 });
  burst(audio, at + 0.02, { loud: 0.5, length: 0.7, from: 1800, to: 90 });
  tone(audio, at, { loud: 0.6, length: 0.18, from: 160, to: 40 });
};

/** Tones one after the other: a gesture hummed in a bar. */
const hum =
  (notes: number[], step: number, loud: number, type: OscillatorType, bend = 1): Maker =>
  (audio, at) => {
    for (const [i, from] of notes.entries()) {
      tone(audio, at + i * step, { loud, length: step * 1.3, from, to: from * bend, type });
    }
  };

/** What talk sounds like: a hammer that is cocked, a hand on a heart, a swallow … */
const talking = {
  cock: (audio, at) => {
    for (const [wait, from] of [
      [0, 5200],
      [0.11, 3600],
    ] as const)
      burst(audio, at + wait, { loud: 0.35, length: 0.03, from, to: 1800, type: 'highpass' });
    tone(audio, at + 0.12, { loud: 0.1, length: 0.06, from: 900, to: 500, type: 'square' });
  },
  vow: hum([392, 494, 587], 0.11, 0.12, 'triangle'),
  gulp: hum([330, 196], 0.13, 0.2, 'sine', 0.6),
  jeer: hum([466, 466, 370], 0.15, 0.09, 'sawtooth', 0.94),
  clap: (audio, at) => {
    for (const wait of [0, 0.16])
      burst(audio, at + wait, { loud: 0.4, length: 0.07, from: 2600, to: 900, type: 'bandpass' });
  },
  thud: (audio, at) => {
    tone(audio, at, { loud: 0.5, length: 0.22, from: 130, to: 55 });
    burst(audio, at, { loud: 0.15, length: 0.05, from: 900, to: 200 });
  },
  whistle: hum([1175, 1568], 0.16, 0.08, 'sine', 1.12),
  laugh: hum([392, 370, 349, 330, 311], 0.1, 0.12, 'triangle', 0.88),
  sigh: (audio, at) =>
    burst(audio, at, { loud: 0.12, length: 0.5, from: 1500, to: 400, type: 'bandpass' }),
  hurrah: hum([523, 659, 784, 1047], 0.09, 0.11, 'triangle', 1.03),
  knell: hum([147, 147], 0.5, 0.28, 'sine', 0.98),
} satisfies Partial<Record<Sound, Maker>>;

const makers: Record<Sound, Maker> = {
  ...talking,
  shot,
  bang: (audio, at) => {
    for (const wait of [0, 0.13, 0.26]) shot(audio, at + wait);
  },
  boom: (audio, at) => {
    burst(audio, at, { loud: 1, length: 1.6, from: 2400, to: 40 });
    tone(audio, at, { loud: 0.9, length: 1.1, from: 90, to: 24 });
    burst(audio, at + 0.15, { loud: 0.25, length: 1.2, from: 5000, to: 300, type: 'bandpass' });
  },
  click: (audio, at) => {
    burst(audio, at, { loud: 0.4, length: 0.025, from: 6000, to: 3000, type: 'highpass' });
    tone(audio, at + 0.05, { loud: 0.12, length: 0.04, from: 1700, to: 900, type: 'square' });
  },
  card: (audio, at) =>
    burst(audio, at, { loud: 0.22, length: 0.12, from: 1500, to: 5200, type: 'bandpass' }),
  draw: (audio, at) => {
    burst(audio, at, { loud: 0.2, length: 0.16, from: 700, to: 4200, type: 'bandpass' });
    tone(audio, at + 0.12, { loud: 0.1, length: 0.08, from: 2400, to: 1900, type: 'triangle' });
  },
  coin: (audio, at) => {
    tone(audio, at, { loud: 0.16, length: 0.35, from: 2217, type: 'triangle' });
    tone(audio, at + 0.06, { loud: 0.16, length: 0.5, from: 3322, type: 'triangle' });
  },
  tick: (audio, at) => tone(audio, at, { loud: 0.14, length: 0.05, from: 1100, type: 'square' }),
  drum: (audio, at) => {
    tone(audio, at, { loud: 0.7, length: 0.35, from: 110, to: 48 });
    burst(audio, at, { loud: 0.2, length: 0.06, from: 2400, to: 400 });
  },
  // A low string, while nobody breathes.
  rise: (audio, at) =>
    tone(audio, at, { loud: 0.12, length: 0.9, from: 58, to: 74, type: 'sawtooth' }),
  chime: (audio, at) => {
    tone(audio, at, { loud: 0.14, length: 0.5, from: 659, type: 'triangle' });
    tone(audio, at + 0.12, { loud: 0.14, length: 0.7, from: 880, type: 'triangle' });
  },
  sting: (audio, at) =>
    [220, 208, 196].forEach((from, i) => {
      tone(audio, at + i * 0.22, {
        loud: 0.2,
        length: i === 2 ? 1.4 : 0.3,
        from,
        type: 'sawtooth',
      });
    }),
  fanfare: (audio, at) =>
    [392, 523, 659, 784].forEach((from, i) => {
      tone(audio, at + i * 0.14, {
        loud: 0.2,
        length: i === 3 ? 1.2 : 0.25,
        from,
        type: 'triangle',
      });
    }),
};
