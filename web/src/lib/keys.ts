// Which key presses what: digits for answers, letters for everything else that can be pressed.

export interface Target {
  key: string;
  element: HTMLElement;
}

const DIGITS = [...'123456789'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PRESSABLE = 'button:not(:disabled), a[href], summary, input:not(:disabled), select';

/** Return what can be pressed now, each with its key: in an open sheet, or at the table. */
export function targets(page: Document): Target[] {
  const sheet = page.querySelector<HTMLElement>('dialog[open]');
  const all = [...(sheet ?? page).querySelectorAll<HTMLElement>(PRESSABLE)].filter(isVisible);
  const isAnswer = (one: HTMLElement): boolean => sheet !== null || !!one.closest('[data-keys]');
  const answers = all.filter(isAnswer);
  const others = [...answers.slice(DIGITS.length), ...all.filter((one) => !isAnswer(one))];
  return [...name(answers, DIGITS), ...name(others, LETTERS)];
}

function name(elements: HTMLElement[], keys: string[]): Target[] {
  return elements.slice(0, keys.length).map((element, i) => ({ key: keys[i] as string, element }));
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Return the key somebody pressed to do something; none if they write, or mean the browser. */
export function readKey(event: KeyboardEvent): string {
  const at = event.target as HTMLElement | null;
  const isWriting = !!at?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select');
  const isOther = event.ctrlKey || event.metaKey || event.altKey || isWriting;
  return isOther || event.key.length > 1 ? '' : event.key;
}
