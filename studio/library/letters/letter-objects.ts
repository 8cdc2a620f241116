// Every object that is drawn as a letter.

import type { LetterObject } from './letter-object.ts';
import { ANIMALS } from './o-animals.ts';
import { COUNTERS } from './o-counters.ts';
import { FOOD } from './o-food.ts';
import { LEGS } from './legs.ts';
import { SIGNS } from './o-signs.ts';
import { SKY } from './o-sky.ts';
import { THINGS } from './o-things.ts';
import { UPRIGHTS } from './uprights.ts';

export const LETTER_OBJECTS: readonly LetterObject[] = [
  ...FOOD,
  ...COUNTERS,
  ...ANIMALS,
  ...THINGS,
  ...SIGNS,
  ...SKY,
  ...UPRIGHTS,
  ...LEGS,
];

const BY_ID = new Map(LETTER_OBJECTS.map((object) => [object.id, object]));

export const letterObject = (id: string): LetterObject | undefined => BY_ID.get(id);
