// What is eaten, drunk, cooked and bought.

import { host } from './host.ts';
import type { Host } from './host.ts';
import { box, disc, fine, part, polygon, ring, within, without } from './steps.ts';

export const KITCHEN_HOSTS: readonly Host[] = [
  host('cup', 'cafe', 'coffee espresso tea cafe roastery roaster cup mug cocoa tearoom', {
    shape: [box(0, 8, 84, 84, [6, 6, 26, 26]), [ring(80, 44, 27, 13), within(box(70, 0, 60, 110))]],
    at: [39, 49],
    room: [58, 58],
  }),
  host('loaf', 'bakery', 'bread bakery sourdough loaf loaves toast baker baking bagel flour mill sandwich', {
    shape: [box(0, 0, 104, 50, 25), box(9, 30, 86, 70, [0, 0, 10, 10]), { round: { r: 6, only: 'inner' } }],
    at: [52, 53],
    room: [62, 64],
  }),
  host(
    'drop',
    'beverage beauty cleaning perfume',
    'water juice oil soap drink spring distillery gin skincare serum swim swimming pool plumber plumbing',
    {
      badge: true,
      shape: [{ drop: { at: [50, 60], r: 44, tip: [50, -14] } }, { round: { r: 3, only: 'outer' } }],
      at: [50, 60],
      room: [54, 54],
    },
  ),
  host('bag', 'retail e-commerce fashion', 'boutique grocery grocer groceries shopping tote bag', {
    shape: [box(4, 26, 92, 74, [6, 6, 14, 14]), [ring(50, 28, 27, 9.4), within(box(0, -10, 100, 40))]],
    at: [50, 65],
    room: [68, 54],
  }),
  host(
    'jar',
    'food crafts',
    'jam honey pickle preserve spice sauce chutney larder pantry deli jar candle candles',
    {
      shape: [box(8, 18.6, 84, 82, [18, 18, 20, 20])],
      beside: [part('lid', 'accent', box(20, 0, 60, 10), fine({ round: { r: 3 } }))],
      at: [50, 60],
      room: [60, 58],
    },
  ),
  host('barrel', 'brewery winery bar', 'beer brewery ale cider wine whisky distillery cask barrel pub rum', {
    shape: [
      {
        curve: {
          points: [
            [12, 0],
            [88, 0],
            [102, 50, 'smooth', 180],
            [88, 100],
            [12, 100],
            [-2, 50, 'smooth', 0],
          ],
        },
      },
      { round: { r: 4, only: 'outer' } },
      fine(without(box(-5, 9, 110, 8.4), box(-5, 82.6, 110, 8.4))),
    ],
    at: [50, 50],
    room: [72, 48],
  }),
  host('pint', 'brewery bar', 'beer brewery pub ale lager taproom tavern brewer', {
    shape: [polygon([4, 27, 3], [96, 27, 3], [87, 106, 7], [13, 106, 7])],
    beside: [
      part(
        'foam',
        'accent',
        box(4, 6, 92, 12, 4),
        fine(disc(20, 5, 13), disc(44, 1, 17), disc(70, 3, 15), disc(86, 8, 10)),
      ),
    ],
    at: [50, 66],
    room: [62, 58],
  }),
  host(
    'bottle',
    'beverage winery perfume bar',
    'bottle kombucha lemonade gin vinegar syrup perfume olive tonic',
    {
      shape: [
        box(36, 0, 28, 30, [4, 4, 0, 0]),
        box(12, 26, 76, 76, [30, 30, 10, 10]),
        { round: { r: 5, only: 'inner' } },
        fine(box(31, -3, 38, 11, 4)),
      ],
      at: [50, 66],
      room: [54, 54],
    },
  ),
  host('pot', 'restaurant food crafts', 'kitchen cooking restaurant stew soup canteen catering bistro', {
    shape: [box(6, 24, 92, 76, [4, 4, 26, 26]), box(-4, 32, 112, 13, 4)],
    beside: [part('lid', 'accent', box(22, 3, 60, 12, [11, 11, 2, 2]))],
    at: [52, 63],
    room: [66, 54],
  }),
  host('chef-hat', 'restaurant', 'chef caterer catering bistro restaurant cook trattoria diner', {
    shape: [
      disc(20, 34, 24),
      disc(50, 22, 26),
      disc(80, 34, 24),
      polygon([10, 44], [90, 44], [84, 102, 5], [16, 102, 5]),
    ],
    at: [50, 57],
    room: [52, 66],
  }),
  host('egg', 'food agriculture', 'egg eggs breakfast brunch farm hen poultry', {
    badge: true,
    shape: [{ disc: { at: [50, 52], r: [44, 54] } }],
    at: [50, 54],
    room: [56, 56],
  }),
];
