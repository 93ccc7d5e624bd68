// Variants: a table may play with numbers and cards of somebody's own (docs/lab.md).

/** The option that holds a variant, and its value without one. */
export const DECK = 'deck';
export const STANDARD = 'standard';

/** How a value of `deck` is shown: a packed variant by its name and version. */
export function shortVariant(value: string): string {
  return /^[a-z0-9-]+@\d+:/.test(value) ? value.slice(0, value.indexOf(':')) : value;
}
