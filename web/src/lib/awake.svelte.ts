// Keeps the screen on while a game is on: by the device's own lock, or, where a page has none (plain
// http), by a silent loop of one grey pixel that the device takes for a film.

export const awake = $state<{ by: 'nothing' | 'lock' | 'loop' }>({ by: 'nothing' });

let isWanted = false;
let lock: WakeLockSentinel | null = null;
let film: HTMLVideoElement | null = null;
let clock: ReturnType<typeof setInterval> | undefined;

/** Keep the screen on, or no longer. */
export function keepAwake(wants: boolean): void {
  if (isWanted === wants) return;
  isWanted = wants;
  if (wants) void hold();
  else release();
}

async function hold(): Promise<void> {
  if (!isWanted || document.visibilityState !== 'visible') return;
  if ('wakeLock' in navigator) {
    try {
      lock = await navigator.wakeLock.request('screen');
      awake.by = 'lock';
      // The device takes it back when it is low, or when the page is hidden.
      lock.addEventListener('release', () => {
        if (awake.by === 'lock') awake.by = 'nothing';
      });
      if (!isWanted) release();
      return;
    } catch {
      // Refused: a film may still do it.
    }
  }
  await loop();
}

/** Play the silent loop; it begins with a tap where the device wants one. */
async function loop(): Promise<void> {
  film ??= makeFilm();
  try {
    await film.play();
    awake.by = 'loop';
  } catch {
    awake.by = 'nothing';
  }
  if (!isWanted) release();
}

function makeFilm(): HTMLVideoElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext('2d');
  let isLight = false;
  // A picture that never changes is no film.
  clock = setInterval(() => {
    isLight = !isLight;
    if (brush) brush.fillStyle = isLight ? '#222' : '#111';
    brush?.fillRect(0, 0, 2, 2);
  }, 1000);
  brush?.fillRect(0, 0, 2, 2);
  const made = document.createElement('video');
  made.srcObject = canvas.captureStream(1);
  made.muted = true;
  made.playsInline = true;
  made.loop = true;
  made.className = 'awake';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

function release(): void {
  void lock?.release().catch(() => {});
  lock = null;
  film?.pause();
  film?.remove();
  film = null;
  clearInterval(clock);
  awake.by = 'nothing';
}

document.addEventListener('visibilitychange', () => void (awake.by === 'nothing' && hold()));
document.addEventListener('pointerdown', () => void (awake.by === 'nothing' && hold()));
