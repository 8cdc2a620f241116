import type { Part, Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { letterMark } from './letter-mark.ts';
import { disc, half, subtractWithGap, part, ring } from './letter-steps.ts';

/** A plain shape cut through and slid, to suggest a stopped movement. */
export const slices: AbstractFamily = {
  id: 'slices',
  construction: 'cut',
  moods: ['bold', 'energetic', 'edgy', 'modern'],
  ideas: ['transformation', 'speed', 'contrast'],
  draw: (stream) => {
    const angle = stream.pick([35, 45, 60, 120, 135, 145]);
    const slip = Math.round(18 + 10 * stream.next()) * stream.pick([1, -1]);
    const kind = stream.pick(['disc', 'ring', 'thirds'] as const);
    const plate = kind === 'ring' ? ring(50, 50, 46, 27) : disc(50, 50, 46);
    const tone = stream.pick(['second', 'lead', 'accent'] as const);
    const radians = (angle * Math.PI) / 180;
    const by = (share: number): [number, number] => [
      Math.sin(radians) * slip * share,
      -Math.cos(radians) * slip * share,
    ];
    // The distance of the cuts from the middle, along their normal.
    const off = kind === 'thirds' ? 14.5 : 0;
    const at = (side: 1 | -1): [number, number] => [
      50 + side * off * Math.cos(radians),
      50 + side * off * Math.sin(radians),
    ];
    const beyond = (side: 1 | -1): Step => half(...at(side), angle + 90 * side);
    const before = (side: 1 | -1): Step => half(...at(side), angle - 90 * side);
    const middle: Part[] =
      kind === 'thirds'
        ? [
            part(
              'middle',
              tone,
              plate,
              subtractWithGap('$gap/2', beyond(1)),
              subtractWithGap('$gap/2', beyond(-1)),
            ),
          ]
        : [];
    return letterMark(
      'One shape cut through and slid along the cut.',
      { gap: { value: 9.6, min: 9.4, max: 10.6 } },
      [
        part('one', 'lead', plate, subtractWithGap('$gap/2', before(-1)), { move: { by: by(-0.5) } }),
        ...middle,
        part('other', kind === 'thirds' ? 'lead' : tone, plate, subtractWithGap('$gap/2', before(1)), {
          move: { by: by(0.5) },
        }),
      ],
    );
  },
};
