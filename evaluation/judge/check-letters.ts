import { letterMatch, templateOf } from '../measures/letter-match.ts';
import type { Finding } from '../measures/finding.ts';
import { holds } from '../measures/finding.ts';
import type { Evidence } from './evidence.ts';

const MIN_MATCH = 0.7;

/** Every letter that the mark claims to show must be found in it, as ink or as negative space. */
export const letterFinding = ({ engine, decisions, mark }: Evidence, _: unknown, key: string): Finding => {
  const found = decisions.mark.letters.map((letter) => {
    const templates = engine.facesOf(letter).flatMap((face) => templateOf(face) ?? []);
    return { letter, match: letterMatch(mark, templates) };
  });
  const ok = found.length > 0 && found.every(({ match }) => match >= MIN_MATCH);
  return holds(
    key,
    ok,
    found.map(({ letter, match }) => `${letter} ${match.toFixed(2)}`).join(', ') || 'no letters',
    `each >=${MIN_MATCH}`,
  );
};
