/** Tell whether letters are so large on such a screen that bars would leave no room for what lies
 * between them. */
export function isLarge(width: number, height: number): boolean {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(width / 17, height / 15) < letter;
}
