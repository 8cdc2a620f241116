import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createBoxStep,
  createDiscStep,
  createPart,
  createQuarterStep,
  createTurnStep,
} from './letter-steps.ts';

const TILE_SIDE = '50-$gap/2';
const createTile = (kind: string): Step => {
  switch (kind) {
    case 'disc':
      return createDiscStep('25-$gap/4', '25-$gap/4', '25-$gap/4');
    case 'leaf':
      return createBoxStep(0, 0, TILE_SIDE, TILE_SIDE, [0, '25-$gap/4', 0, '25-$gap/4']);
    case 'bridge':
      return createBoxStep(0, 0, TILE_SIDE, TILE_SIDE, ['25-$gap/4', '25-$gap/4', 0, 0]);
    case 'drop':
      return createBoxStep(0, 0, TILE_SIDE, TILE_SIDE, ['25-$gap/4', '25-$gap/4', 0, '25-$gap/4']);
    case 'square':
      return createBoxStep(0, 0, TILE_SIDE, TILE_SIDE);
    default:
      return createQuarterStep(0, 0, TILE_SIDE, 'br');
  }
};

/** Draws four tiles. Diagonally opposite tiles are the same piece, turned by 180 degrees. */
export const tiles: AbstractFamily = {
  id: 'tiles',
  construction: 'pattern',
  moods: ['modern', 'clean', 'professional', 'creative', 'playful'],
  ideas: ['connection', 'balance', 'harmony', 'craft'],
  draw: (stream) => {
    const [one, other] = stream.pick([
      ['quarter', 'disc'],
      ['quarter', 'square'],
      ['leaf', 'quarter'],
      ['drop', 'disc'],
      ['bridge', 'quarter'],
      ['drop', 'quarter'],
      ['leaf', 'disc'],
      ['bridge', 'square'],
    ] as const);
    const [first, second] = [stream.pick([0, 90, 180, 270]), stream.pick([0, 90, 180, 270])];
    const accent = stream.pick(['accent', 'second', 'lead'] as const);
    const about: [string, string] = ['25-$gap/4', '25-$gap/4'];
    const tile = (kind: string, by: number): Step[] => [createTile(kind), { turn: { by, about } }];
    return createLetterMark(
      'Four tiles, each pair one piece turned by half.',
      { gap: { value: 8.4, min: 8.2, max: 9.4 } },
      [
        createPart('pair', 'lead', ...tile(one, first), { halfturn: { about: [50, 50] } }),
        createPart('right', 'lead', ...tile(other, second), createTurnStep(90)),
        createPart('left', accent, ...tile(other, second), createTurnStep(270)),
      ],
    );
  },
};
