/** Checks that documents are in British English and that no file names the host of a package registry. */
import { extname } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { lineNumberAt, readMarkdown } from './markdown.ts';
import { readText, listRepositoryFiles } from './repository.ts';

export const words: Check = {
  name: 'words',
  run: async (root) =>
    listRepositoryFiles(root)
      .filter((file) => !binaryExtensions.has(extname(file)))
      .flatMap((file) => {
        const text = readText(root, file);
        return [
          ...findNamedRegistries(file, text),
          ...(file.endsWith('.md') && file !== pageWithForeignQuotes
            ? findAmericanSpellings(file, text)
            : []),
        ];
      }),
};

/** This page quotes prompts in other languages, whose words may look like American spellings: "por favor". */
const pageWithForeignQuotes = 'docs/gallery.md';

const binaryExtensions = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.ico', '.woff2', '.ttf']);

/**
 * Each machine may use a different registry, so no file may name one. The names are written in parts here, so that
 * this file does not name one either.
 */
export const registries = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['pypi', 'org'],
  ['files', 'pythonhosted', 'org'],
  ['proxy', 'golang', 'org'],
  ['deb', 'debian', 'org'],
].map((parts) => parts.join('.'));

function findNamedRegistries(file: string, text: string): ProblemList {
  return registries
    .filter((host) => text.includes(host))
    .map((host) => `${file}:${lineNumberAt(text, text.indexOf(host))}: names the package registry ${host}`);
}

/** Word stems that are spelt with -ise. "authorize" is left out, because it often refers to the HTTP header. */
const stemsWithIse =
  'anonym|capital|categor|character|custom|emphas|final|general|initial|maxim|minim|normal|optim|organ|prior' +
  '|random|real|recogn|sanit|serial|special|standard|summar|synchron|token|util|visual';

/** Pairs of a pattern for American spellings and the British replacement. Text in backticks is not checked. */
const americanSpellings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b((?:de|dis|re|un)?(?:${stemsWithIse})(?:it)?)iz(e|es|ed|er|ers|ing|ation|ations)\\b`,
      'gi',
    ),
    '$1is$2',
  ],
  [/\b(anal|paral)yz(e|es|ed|er|ers|ing)\b/gi, '$1ys$2'],
  [
    /\b(behavi|col|fav|flav|harb|hon|lab|neighb|rum|vap)or(s|ed|ing|able|al|ful|hood|ite|ites|less)?\b/gi,
    '$1our$2',
  ],
  [/\b(cent|fib|lit|theat)er(s)?\b/gi, '$1re$2'],
  [/\bcenter(ed|ing)\b/gi, 'centr$1'],
  [/\b(cancel|label|model|signal|travel)(ed|ing)\b/gi, '$1l$2'],
  [/\b(catal|anal)og(s)?\b/gi, '$1ogue$2'],
  [/\b(def|off|pret)ense(s)?\b/gi, '$1ence$2'],
  [/\bgray(s|er|ish|scale)?\b/gi, 'grey$1'],
  [/\bfulfill(s|ment)?\b/gi, 'fulfil$1'],
  // Only the noun: the verb "to license" is also British, and "License" with a capital is part of a title.
  [/(?<!\b(?:to|we|they|you|not|may|can|will) )\blicense(s)?\b/g, 'licence$1'],
];

function findAmericanSpellings(file: string, text: string): ProblemList {
  const { prose } = readMarkdown(text);
  return americanSpellings.flatMap(([americanPattern, replacement]) =>
    [...prose.matchAll(americanPattern)].map(
      (match) =>
        `${file}:${lineNumberAt(prose, match.index)}: ${match[0]}: write ${match[0].replace(americanPattern, replacement)}`,
    ),
  );
}
