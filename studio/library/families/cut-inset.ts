import type { Dial, MarkBlazon } from '../../language/blazon/blazon.ts';
import type { Concept } from '../concept.ts';
import type { Host } from './host.ts';
import { fitStep, createPart } from './letter-steps.ts';

/** The size of the picture: "bolder" makes it smaller, which leaves more ink around it. */
const WEIGHT: Dial = { value: 1, min: 0.96, max: 1.04 };

const named = (id: string): string => id.replaceAll('-', ' ');

/** Cuts the concept's inset out of the host, an object that is typical of the trade. Null if the concept has no inset. */
export const cutInsetFromHost = (
  host: Host,
  { id, inset }: Pick<Concept, 'id' | 'inset'>,
): MarkBlazon | null => {
  if (inset === undefined) return null;
  const { shape, at, room, beside = [] } = host;
  const [wide, high] = room;
  const paper = fitStep(inset, at, [`${wide}/$weight`, `${high}/$weight`]);
  return {
    blazon: 1,
    idea: `The paper in the ${named(host.id)} is the ${named(id)}.`,
    dials: { weight: WEIGHT },
    parts: [createPart('host', 'lead', ...shape, { subtract: { of: paper } }), ...beside],
  };
};
