import type { Dial, MarkBlazon } from '../../language/blazon/blazon.ts';
import type { Concept } from '../concept.ts';
import type { Host } from './host.ts';
import { createFitSteps, createPart } from './letter-steps.ts';

/** A greater weight makes the cut-out picture smaller, which leaves more of the host around it. */
const WEIGHT: Dial = { value: 1, min: 0.96, max: 1.04 };

const formatId = (id: string): string => id.replaceAll('-', ' ');

/** Cuts the concept's inset out of the host. Returns null if the concept has none. */
export const cutInsetFromHost = (
  host: Host,
  { id, inset }: Pick<Concept, 'id' | 'inset'>,
): MarkBlazon | null => {
  if (inset === undefined) return null;
  const { shape, at, room, beside = [] } = host;
  const [wide, high] = room;
  const cutOut = createFitSteps(inset, at, [`${wide}/$weight`, `${high}/$weight`]);
  return {
    blazon: 1,
    idea: `The paper in the ${formatId(host.id)} is the ${formatId(id)}.`,
    dials: { weight: WEIGHT },
    parts: [createPart('host', 'lead', ...shape, { subtract: { of: cutOut } }), ...beside],
  };
};
