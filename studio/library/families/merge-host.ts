import type { Dial, MarkBlazon } from '../../blazon/blazon.ts';
import type { Concept } from '../concept.ts';
import type { Host } from './hosts.ts';
import { part, without } from './steps.ts';

/** Turns the picture's size: bolder leaves more ink around it. */
const WEIGHT: Dial = { value: 1, min: 0.96, max: 1.04 };

const named = (id: string): string => id.replaceAll('-', ' ');

/** The concept's small form as paper in a trade's object; null when it has none. */
export const mergeHost = (
  { id: where, shape, at, size, beside = [] }: Host,
  { id, inset }: Concept,
): MarkBlazon | null =>
  inset === undefined
    ? null
    : {
        blazon: 1,
        idea: `The paper in the ${named(where)} is the ${named(id)}.`,
        dials: { weight: WEIGHT },
        parts: [
          part('host', 'lead', ...shape, without([inset, { fit: { at, size: `${size}/$weight` } }])),
          ...beside,
        ],
      };
