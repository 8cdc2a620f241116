import type { Candidate } from './candidate.ts';

/** Domains, such as "hush.fm", that are not part of an email address. */
const DOMAIN_NAME =
  /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}][\p{L}\p{N}-]{1,24}\.(?:fm|io|app|dev|com|org|net|ai|co|studio|shop|store|club|tv|space|design|xyz|eu|me)(?![\p{L}\p{N}@-])/giu;

export const findDomainNames = (text: string): Candidate[] =>
  [...text.matchAll(DOMAIN_NAME)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    score: 62 - (match.index / Math.max(1, text.length)) * 12,
    source: match.index === 0 ? 'leading' : 'proper-noun',
  }));
