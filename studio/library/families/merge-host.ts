import type { Dial, MarkBlazon, Step } from '../../blazon/blazon.ts';
import type { Concept } from '../concept.ts';
import type { Host } from './host.ts';
import { plainLetter } from './letter-mark.ts';
import { fitted, part } from './steps.ts';

/** Turns the picture's size: bolder leaves more ink around it. */
const WEIGHT: Dial = { value: 1, min: 0.96, max: 1.04 };

/** Of a letter 100 high. */
const STEM = 24;

const named = (id: string): string => id.replaceAll('-', ' ');

/** The concept's small form as paper in a trade's object; null when it has none. */
export const mergeHost = (host: Host, { id, inset }: Concept): MarkBlazon | null =>
  inset === undefined ? null : cutOutOf(host, inset, `the ${named(id)}`);

/** The initial as paper in a trade's object; null when it is not in the constructed alphabet. */
export const hostInitial = (host: Host, letter: string): MarkBlazon | null => {
  const char = plainLetter(letter);
  if (!/^[A-Za-z]$/.test(char)) return null;
  return cutOutOf(host, { skeleton: { char, weight: STEM } }, `the letter ${char}`);
};

const cutOutOf = ({ id, shape, at, room, beside = [] }: Host, inset: Step, what: string): MarkBlazon => {
  const [wide, high] = room;
  const paper = fitted(inset, at, [`${wide}/$weight`, `${high}/$weight`]);
  return {
    blazon: 1,
    idea: `The paper in the ${named(id)} is ${what}.`,
    dials: { weight: WEIGHT },
    parts: [part('host', 'lead', ...shape, { subtract: { of: paper } }), ...beside],
  };
};
