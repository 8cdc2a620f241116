/** Makes untrusted text safe for a terminal: removes control characters and limits its length. */
export function sanitiseForTerminal(text: string, maxLength = 200): string {
  const [...characters] = text.slice(0, maxLength * 2);
  const safeText = characters
    .slice(0, maxLength)
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·')
    .toWellFormed();
  return text.length > safeText.length ? `${safeText}…` : safeText;
}
