/** Text of strangers for a terminal: without control characters, which could move the cursor or worse, and not endless. */
export function sanitiseForTerminal(text: string, most = 200): string {
  const [...characters] = text.slice(0, most * 2);
  const shown = characters
    .slice(0, most)
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·')
    .toWellFormed();
  return text.length > shown.length ? `${shown}…` : shown;
}
