/** External text on one line, without control characters: those could move the cursor or worse. */
export function printable(text: string, most = 200): string {
  const [...characters] = text.slice(0, most * 2);
  const shown = characters
    .slice(0, most)
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  return characters.length > most || text.length > most * 2 ? `${shown}…` : shown;
}
