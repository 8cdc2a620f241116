import { measureLetterMatch, createLetterTemplate } from '../measures/letter-match.ts';
import type { Finding } from '../measures/finding.ts';
import { createFinding } from '../measures/finding.ts';
import type { Evidence } from './evidence.ts';

const MIN_LETTER_MATCH = 0.7;

/** Every letter that the decisions list for the mark must be found in its drawing, filled or cut out. */
export const checkLettersShown = (
  { engine, decisions, mark }: Evidence,
  _: unknown,
  key: string,
): Finding => {
  const found = decisions.mark.letters.map((letter) => {
    const templates = engine.facesOf(letter).flatMap((face) => createLetterTemplate(face) ?? []);
    return { letter, match: measureLetterMatch(mark, templates) };
  });
  const ok = found.length > 0 && found.every(({ match }) => match >= MIN_LETTER_MATCH);
  return createFinding(
    key,
    ok,
    found.map(({ letter, match }) => `${letter} ${match.toFixed(2)}`).join(', ') || 'no letters',
    `each >=${MIN_LETTER_MATCH}`,
  );
};
