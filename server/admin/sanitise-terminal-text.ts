/** Makes untrusted text safe for a terminal: removes control characters and limits its length. */
export function sanitiseForTerminal(text: string, most = 200): string {
  const [...characters] = text.slice(0, most * 2);
  const shown = characters
    .slice(0, most)
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·')
    .toWellFormed();
  return text.length > shown.length ? `${shown}…` : shown;
}
