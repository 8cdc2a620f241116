// Objects of a trade with room for a picture of the name: the name's object is the paper in the trade's. A book with a
// heron in its cover, a cup with an anchor.

import type { Part, Step } from '../../blazon/blazon.ts';
import { box, disc, part, polygon, ring, within, without } from './steps.ts';

export interface Host {
  id: string;
  /** Industries of the brief's closed list whose object it is. */
  industries: readonly string[];
  /** English words of a prompt that call for it. */
  words: readonly string[];
  /** One piece without counters. */
  shape: readonly Step[];
  /** What stands beside it, one gap off. */
  beside?: readonly Part[];
  /** Centre and side of the square that the picture fits into. */
  at: [number, number];
  size: number;
}

const list = (text: string): string[] => text.split(' ');

const host = (
  id: string,
  industries: string,
  words: string,
  drawing: Pick<Host, 'shape' | 'at' | 'size' | 'beside'>,
): Host => ({ id, industries: list(industries), words: list(words), ...drawing });

const LID: Part = part('lid', 'accent', box(22, 0, 56, 10, 3));

export const HOSTS: readonly Host[] = [
  host(
    'book',
    'books publishing education',
    'book books bookshop library publisher press reading novel poetry',
    {
      shape: [box(6, 0, 88, 100, [6, 14, 14, 6]), without(box(19, -5, 8.8, 110))],
      at: [61, 50],
      size: 50,
    },
  ),
  host('cup', 'cafe', 'coffee espresso tea cafe roastery roaster cup mug cocoa', {
    shape: [box(0, 14, 78, 86, [6, 6, 28, 28]), [ring(74, 48, 25, 13), within(box(70, 0, 60, 110))]],
    at: [35, 54],
    size: 48,
  }),
  host(
    'house',
    'real-estate construction interior-design',
    'house home homes property estate builder roof housing',
    {
      shape: [polygon([50, 0, 4], [102, 42, 4], [90, 46], [90, 100, 4], [10, 100, 4], [10, 46], [-2, 42, 4])],
      at: [50, 62],
      size: 46,
    },
  ),
  host(
    'drop',
    'beverage beauty cleaning',
    'water juice oil soap drink spring distillery gin skincare serum',
    {
      shape: [{ drop: { at: [50, 62], r: 40, tip: [50, -8] } }, { round: { r: 3, only: 'outer' } }],
      at: [50, 62],
      size: 48,
    },
  ),
  host(
    'leaf',
    'environment gardening agriculture wellness',
    'organic vegan garden nursery plants herbal botanical eco',
    {
      shape: [box(0, 0, 100, 100, [4, 72, 4, 72])],
      at: [50, 50],
      size: 50,
    },
  ),
  host(
    'bubble',
    'marketing media support-services consulting',
    'chat talk podcast advice support language translation agency',
    {
      shape: [box(0, 0, 104, 82, 30), polygon([18, 70], [18, 104, 3], [56, 78])],
      at: [52, 41],
      size: 48,
    },
  ),
  host('bag', 'retail e-commerce fashion', 'shop store market boutique grocery grocer shopping tote bag', {
    shape: [box(6, 28, 88, 72, [6, 6, 16, 16]), [ring(50, 28, 27, 9.4), within(box(0, -10, 100, 42))]],
    at: [50, 66],
    size: 46,
  }),
  host('jar', 'food', 'jam honey pickle preserve spice sauce chutney larder pantry deli jar', {
    shape: [box(10, 18.6, 80, 82, [18, 18, 20, 20])],
    beside: [LID],
    at: [50, 60],
    size: 50,
  }),
  host('pin', 'travel events transport', 'tour tours guide local city trip travel walk walks map', {
    shape: [{ drop: { at: [50, 40], r: 40, tip: [50, 112] } }, { round: { r: 3, only: 'outer' } }],
    at: [50, 40],
    size: 48,
  }),
  host('ticket', 'theatre film events', 'cinema festival theatre concert ticket show film stage gig', {
    shape: [box(0, 12, 108, 76, 8), without(disc(0, 50, 11), disc(108, 50, 11))],
    at: [54, 50],
    size: 48,
  }),
  host('phone', 'software telecoms', 'app mobile phone application', {
    shape: [box(17, 0, 66, 100, 15), without(box(37, 83, 26, 8.8, 4.4))],
    at: [50, 43],
    size: 46,
  }),
  host(
    'gear',
    'manufacturing automotive hardware-tools',
    'machine machines engineering engineer factory workshop garage motor',
    {
      shape: [{ gear: { at: [50, 50], r: 52, n: 8, depth: 10 } }, { round: { r: 2.5, only: 'outer' } }],
      at: [50, 50],
      size: 46,
    },
  ),
  host(
    'hexagon',
    'chemistry data developer-tools research',
    'lab laboratory chemistry science honey bee engineering',
    {
      shape: [{ star: { at: [50, 50], n: 6, r: 54, round: 5 } }],
      at: [50, 50],
      size: 50,
    },
  ),
  host(
    'shield',
    'security insurance legal government',
    'school academy guard insurance defence club security',
    {
      shape: [polygon([4, 0, 6], [96, 0, 6], [96, 68, 30], [50, 100, 14], [4, 68, 30])],
      at: [50, 42],
      size: 48,
    },
  ),
  host('barrel', 'brewery winery bar', 'beer brewery ale cider wine whisky distillery cask barrel pub', {
    shape: [
      {
        curve: {
          points: [
            [14, 0],
            [86, 0],
            [98, 50, 'smooth', 180],
            [86, 100],
            [14, 100],
            [2, 50, 'smooth', 0],
          ],
        },
      },
      { round: { r: 4, only: 'outer' } },
      without(box(-5, 10, 110, 8.6), box(-5, 81.4, 110, 8.6)),
    ],
    at: [50, 50],
    size: 46,
  }),
  host('camera', 'photography', 'photo photographer photography camera portrait portraits wedding studio', {
    shape: [box(0, 18, 104, 74, 12), box(32, 4, 40, 24, 5)],
    at: [52, 57],
    size: 48,
  }),
  host(
    'arch',
    'hotel religion interior-design architecture',
    'hotel inn lodge guesthouse hostel retreat chapel gate door',
    {
      shape: [box(8, 0, 84, 100, [42, 42, 4, 4])],
      at: [50, 56],
      size: 50,
    },
  ),
  host('cloud', 'data software', 'cloud hosting weather backup sky', {
    shape: [
      disc(28, 62, 28),
      disc(60, 44, 38),
      disc(86, 66, 24),
      box(28, 60, 58, 30),
      { round: { r: 3, only: 'inner' } },
    ],
    at: [56, 57],
    size: 44,
  }),
  host(
    'shirt',
    'fashion sports cleaning',
    'clothing clothes shirt shirts laundry sportswear apparel tailor',
    {
      shape: [
        polygon(
          [28, 0, 3],
          [38, 9],
          [62, 9],
          [72, 0, 3],
          [106, 24, 4],
          [92, 48, 4],
          [80, 40],
          [80, 100, 4],
          [20, 100, 4],
          [20, 40],
          [8, 48, 4],
          [-6, 24, 4],
        ),
      ],
      at: [50, 60],
      size: 44,
    },
  ),
  host('suitcase', 'travel hotel', 'luggage travel holiday holidays trip suitcase journey', {
    shape: [box(0, 24, 104, 76, 13), [ring(52, 26, 25, 9.4), within(box(0, -10, 104, 38))]],
    at: [52, 63],
    size: 46,
  }),
  host('tag', 'retail e-commerce', 'outlet vintage second-hand thrift bargain label', {
    shape: [
      polygon([0, 50, 6], [30, 8, 8], [104, 8, 8], [104, 92, 8], [30, 92, 8]),
      without(disc(23, 50, 7)),
    ],
    at: [68, 50],
    size: 46,
  }),
  host(
    'tree',
    'environment nonprofit childcare gardening',
    'forest tree trees planting park nursery kindergarten orchard wood',
    {
      shape: [disc(50, 42, 44), box(40, 76, 20, 28, [0, 0, 4, 4])],
      at: [50, 42],
      size: 50,
    },
  ),
  host('pot', 'restaurant food crafts', 'kitchen cooking restaurant stew soup canteen catering bistro', {
    shape: [box(8, 26, 88, 74, [4, 4, 26, 26]), box(-4, 34, 112, 12, 4)],
    beside: [part('lid', 'accent', box(22, 6, 60, 11.4, [11, 11, 2, 2]))],
    at: [52, 68],
    size: 44,
  }),
  host('vase', 'crafts flowers gallery', 'ceramics ceramic pottery potter clay florist flowers vase', {
    shape: [box(28, 0, 44, 24, [6, 6, 0, 0]), disc(50, 60, 44), { round: { r: 6, only: 'inner' } }],
    at: [50, 60],
    size: 50,
  }),
  host('egg', 'food agriculture restaurant', 'egg eggs breakfast brunch farm hen poultry', {
    shape: [{ disc: { at: [50, 52], r: [42, 52] } }],
    at: [50, 54],
    size: 52,
  }),
];
