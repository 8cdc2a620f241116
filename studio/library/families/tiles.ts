import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { letterMark } from './letter-mark.ts';
import { box, disc, part, quarter, turned } from './letter-steps.ts';

const SIDE = '50-$gap/2';
const tileOf = (kind: string): Step => {
  switch (kind) {
    case 'disc':
      return disc('25-$gap/4', '25-$gap/4', '25-$gap/4');
    case 'leaf':
      return box(0, 0, SIDE, SIDE, [0, '25-$gap/4', 0, '25-$gap/4']);
    case 'bridge':
      return box(0, 0, SIDE, SIDE, ['25-$gap/4', '25-$gap/4', 0, 0]);
    case 'drop':
      return box(0, 0, SIDE, SIDE, ['25-$gap/4', '25-$gap/4', 0, '25-$gap/4']);
    case 'square':
      return box(0, 0, SIDE, SIDE);
    default:
      return quarter(0, 0, SIDE, 'br');
  }
};

/** Four tiles; opposite ones are the same piece turned by half. */
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
    const tile = (kind: string, by: number): Step[] => [tileOf(kind), { turn: { by, about } }];
    return letterMark(
      'Four tiles, each pair one piece turned by half.',
      { gap: { value: 8.4, min: 8.2, max: 9.4 } },
      [
        part('pair', 'lead', ...tile(one, first), { halfturn: { about: [50, 50] } }),
        part('right', 'lead', ...tile(other, second), turned(90)),
        part('left', accent, ...tile(other, second), turned(270)),
      ],
    );
  },
};
