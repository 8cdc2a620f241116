// House, garden, body and the road.

import { host } from './host.ts';
import type { Host } from './host.ts';
import { box, disc, fine, part, polygon, ring, within, without } from './steps.ts';

export const HOUSE_HOSTS: readonly Host[] = [
  host(
    'house',
    'real-estate construction interior-design',
    'house home homes property estate builder builders roof roofing housing letting',
    {
      shape: [polygon([50, -4, 4], [104, 40, 4], [94, 44], [94, 100, 4], [6, 100, 4], [6, 44], [-4, 40, 4])],
      at: [50, 62],
      room: [62, 56],
    },
  ),
  host(
    'arch',
    'hotel religion architecture interior-design',
    'hotel inn lodge guesthouse hostel retreat chapel gate door church',
    {
      badge: true,
      shape: [box(6, 0, 88, 100, [44, 44, 4, 4])],
      at: [50, 55],
      room: [64, 64],
    },
  ),
  host('barn', 'agriculture', 'farm barn dairy ranch stable stables vegetables orchard farmers', {
    shape: [
      polygon(
        [50, -2, 4],
        [84, 16, 3],
        [104, 52, 4],
        [94, 54],
        [94, 100, 4],
        [6, 100, 4],
        [6, 54],
        [-4, 52, 4],
        [16, 16, 3],
      ),
    ],
    at: [50, 58],
    room: [64, 60],
  }),
  host(
    'leaf',
    'environment gardening wellness yoga',
    'organic vegan garden nursery plants herbal botanical eco sustainable',
    {
      badge: true,
      shape: [box(0, 0, 100, 100, [4, 66, 4, 66])],
      at: [50, 50],
      room: [56, 56],
    },
  ),
  host(
    'tree',
    'environment nonprofit childcare',
    'forest tree trees planting park nursery kindergarten orchard wood arborist',
    {
      badge: true,
      shape: [disc(50, 44, 48), box(39, 82, 22, 24, [0, 0, 4, 4])],
      at: [50, 44],
      room: [58, 58],
    },
  ),
  host('vase', 'crafts flowers gallery', 'ceramics ceramic pottery potter clay florist flowers vase', {
    shape: [box(26, -2, 48, 24, [6, 6, 0, 0]), disc(50, 58, 46), { round: { r: 6, only: 'inner' } }],
    at: [50, 59],
    room: [56, 56],
  }),
  host(
    'flower-pot',
    'gardening flowers',
    'plants plant nursery garden gardening florist flowers greenhouse seeds',
    {
      shape: [box(0, 0, 100, 22, 5), polygon([8, 18], [92, 18], [82, 96], [18, 96]), box(4, 90, 92, 14, 5)],
      at: [50, 54],
      room: [56, 58],
    },
  ),
  host('bucket', 'cleaning', 'cleaning cleaners cleaner paint painter decorating window bucket laundry', {
    shape: [
      polygon([3, 28, 4], [97, 28, 4], [84, 104, 8], [16, 104, 8]),
      [ring(50, 32, 44, 9.4), within(box(0, -20, 100, 52))],
    ],
    at: [50, 66],
    room: [56, 54],
  }),
  host(
    'pump',
    'beauty hair cleaning',
    'soap shampoo salon hair skincare lotion cosmetics cosmetic beauty barber',
    {
      shape: [box(10, 32, 80, 72, [20, 20, 12, 12]), box(40, 8, 20, 30), box(20, 0, 52, 14, [7, 4, 4, 0])],
      at: [50, 68],
      room: [58, 54],
    },
  ),
  host(
    'bulb',
    'lighting energy electronics',
    'light lighting lamp lamps electrician electric idea ideas innovation',
    {
      shape: [
        disc(50, 42, 45),
        polygon([24, 72], [76, 72], [70, 106, 6], [30, 106, 6]),
        fine(without(box(0, 87, 100, 8.4))),
      ],
      at: [50, 42],
      room: [56, 56],
    },
  ),
  host('battery', 'energy electronics', 'battery batteries solar energy power charging charger electric', {
    shape: [box(8, 12, 84, 92, 12), box(30, 0, 40, 20, 5)],
    at: [50, 58],
    room: [60, 68],
  }),
  host(
    'armchair',
    'furniture interior-design',
    'furniture sofa sofas chair chairs upholstery upholsterer interiors',
    {
      shape: [
        box(8, 0, 88, 80, [26, 26, 0, 0]),
        box(-4, 46, 20, 40, [10, 10, 6, 6]),
        box(88, 46, 20, 40, [10, 10, 6, 6]),
        box(4, 70, 96, 16, 4),
      ],
      at: [52, 45],
      room: [62, 56],
    },
  ),
  host(
    'heart',
    'nonprofit healthcare childcare events',
    'charity care wedding weddings love hospice volunteer carers adoption',
    {
      badge: true,
      shape: [
        {
          curve: {
            points: [
              [52, 14],
              [78, 0, 'smooth', 90],
              [108, 32, 'smooth', 180],
              [52, 98, 5],
              [-4, 32, 'smooth', 0],
              [26, 0, 'smooth', 90],
            ],
          },
        },
      ],
      at: [52, 43],
      room: [60, 48],
    },
  ),
  host('cross', 'healthcare', 'clinic doctor doctors hospital medical pharmacy nurse health surgery', {
    badge: true,
    shape: [box(20, 0, 64, 104, 10), box(0, 20, 104, 64, 10)],
    at: [52, 52],
    room: [62, 62],
  }),
  host('tooth', 'dental', 'dentist dental teeth tooth orthodontist smile', {
    shape: [
      {
        curve: {
          points: [
            [50, 6, 'smooth', 90],
            [76, 0, 'smooth', 90],
            [102, 34, 'smooth', 180],
            [88, 72, 'smooth', 190],
            [74, 104, 'smooth', 270],
            [62, 88, 'smooth', 350],
            [50, 78, 'smooth', 270],
            [38, 88, 'smooth', 190],
            [26, 104, 'smooth', 270],
            [12, 72, 'smooth', 350],
            [-2, 34, 'smooth', 0],
            [24, 0, 'smooth', 90],
          ],
        },
      },
    ],
    at: [50, 41],
    room: [62, 52],
  }),
  host(
    'shirt',
    'fashion tailoring sports cleaning',
    'clothing clothes shirt shirts laundry sportswear apparel tailor',
    {
      shape: [
        polygon(
          [26, 0, 3],
          [38, 10],
          [62, 10],
          [74, 0, 3],
          [108, 22, 4],
          [96, 46, 4],
          [86, 40],
          [86, 100, 4],
          [14, 100, 4],
          [14, 40],
          [4, 46, 4],
          [-8, 22, 4],
        ),
        fine(without(disc(50, 6, 12))),
      ],
      at: [50, 57],
      room: [50, 58],
    },
  ),
  host('gem', 'jewellery', 'jewellery jewelry jeweller jeweler diamond gem gems goldsmith rings', {
    shape: [polygon([28, 2, 4], [76, 2, 4], [110, 46, 4], [52, 104, 4], [-6, 46, 4])],
    at: [52, 43],
    room: [56, 48],
  }),
  host('pin', 'travel events transport', 'tour tours guide trip travel walk walks map', {
    badge: true,
    shape: [{ drop: { at: [50, 42], r: 44, tip: [50, 116] } }, { round: { r: 3, only: 'outer' } }],
    at: [50, 42],
    room: [54, 54],
  }),
  host('suitcase', 'travel hotel', 'luggage travel holiday holidays trip suitcase journey', {
    shape: [box(-2, 22, 108, 78, 13), [ring(52, 26, 25, 9.4), within(box(0, -10, 104, 38))]],
    at: [52, 63],
    room: [80, 54],
  }),
  host(
    'truck',
    'logistics transport',
    'truck van delivery courier freight haulage moving removal removals lorry',
    {
      shape: [
        box(-2, 6, 76, 72, 5),
        polygon([70, 28], [92, 28, 5], [112, 52, 5], [112, 78, 4], [70, 78]),
        without(disc(27, 84, 20.6), disc(83, 84, 20.6)),
      ],
      beside: [part('wheels', 'accent', disc(27, 84, 12), disc(83, 84, 12))],
      at: [36, 35],
      room: [58, 40],
    },
  ),
  host('sail', 'marine', 'boat boats sailing sail yacht ferry ship shipping harbour marina fishing', {
    shape: [
      {
        curve: {
          points: [
            [12, 0],
            [92, 0],
            [104, 36, 'smooth', 180],
            [92, 72],
            [12, 72],
            [0, 36, 'smooth', 0],
          ],
        },
      },
      { round: { r: 4, only: 'outer' } },
    ],
    beside: [part('hull', 'accent', polygon([-2, 81, 2], [106, 81, 2], [90, 104, 8], [14, 104, 8]))],
    at: [52, 36],
    room: [70, 52],
  }),
  host('balloon', 'aviation travel events', 'balloon balloons flight flights airline sky adventure party', {
    shape: [disc(50, 42, 45), polygon([12, 64], [88, 64], [64, 88, 3], [36, 88, 3])],
    beside: [part('basket', 'accent', box(35, 97, 30, 15, [2, 2, 5, 5]))],
    at: [50, 42],
    room: [56, 56],
  }),
];
