/**
 * Makes external text safe to print: one line without control characters, which could move the cursor or do worse.
 */
export function toPrintable(text: string, maxLength = 200): string {
  const [...characters] = text.slice(0, maxLength * 2);
  const shown = characters
    .slice(0, maxLength)
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  return characters.length > maxLength || text.length > maxLength * 2 ? `${shown}…` : shown;
}
