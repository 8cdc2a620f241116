// What people work, learn and play with.

import { host } from './host.ts';
import type { Host } from './host.ts';
import { box, disc, fine, part, polygon, within, without } from './steps.ts';

export const WORK_HOSTS: readonly Host[] = [
  host(
    'book',
    'books publishing education',
    'book books bookshop library publisher press reading novel poetry',
    {
      shape: [box(2, 0, 96, 104, [6, 12, 12, 6]), without(box(15, -5, 8.4, 114))],
      at: [60, 52],
      room: [58, 68],
    },
  ),
  host(
    'page',
    'accounting legal media research publishing',
    'news newsletter newspaper magazine journal notary stationery print printer printing copywriter',
    {
      badge: true,
      shape: [polygon([8, 0, 6], [66, 0], [94, 28], [94, 104, 6], [8, 104, 6])],
      at: [50, 57],
      room: [62, 62],
    },
  ),
  host(
    'bubble',
    'marketing media support-services consulting telecoms',
    'chat talk podcast advice support language translation agency coaching coach counselling therapy',
    {
      badge: true,
      shape: [box(-2, 0, 108, 82, 30), polygon([14, 66], [14, 108, 3], [66, 76])],
      at: [52, 38],
      room: [70, 54],
    },
  ),
  host('ticket', 'theatre film events', 'cinema festival theatre concert ticket show film stage gig', {
    shape: [box(-4, 10, 116, 80, 8), without(disc(-4, 50, 11), disc(112, 50, 11))],
    at: [54, 50],
    room: [72, 56],
  }),
  host('clapper', 'film', 'film films video cinema movie movies production documentary animation', {
    shape: [box(-2, 28, 108, 74, [2, 2, 10, 10])],
    beside: [
      part(
        'slate',
        'accent',
        polygon([-2, 19], [106, 19], [106, 0, 4], [-2, 0, 4]),
        fine(
          without(
            polygon([20, 24], [36, -5], [52, -5], [36, 24]),
            polygon([62, 24], [78, -5], [94, -5], [78, 24]),
          ),
        ),
      ),
    ],
    at: [52, 65],
    room: [80, 54],
  }),
  host('phone', 'software telecoms', 'app mobile phone application apps', {
    badge: true,
    shape: [box(14, 0, 72, 106, 15), fine(without(box(37, 90, 26, 8.4, 4.2)))],
    at: [50, 45],
    room: [52, 66],
  }),
  host(
    'screen',
    'software developer-tools electronics games',
    'web website computer computers code coding developer software online digital',
    {
      badge: true,
      shape: [box(-4, 0, 116, 80, 10), box(44, 74, 20, 18), box(26, 88, 56, 12, 4)],
      at: [54, 40],
      room: [82, 58],
    },
  ),
  host(
    'gear',
    'manufacturing automotive hardware-tools cycling',
    'machine machines manufacturing manufacturer engineering engineer factory workshop garage motor mechanic bike bikes bicycle repair',
    {
      badge: true,
      shape: [{ gear: { at: [50, 50], r: 56, n: 8, depth: 9 } }, { round: { r: 2.5, only: 'outer' } }],
      at: [50, 50],
      room: [56, 56],
    },
  ),
  host('hexagon', 'chemistry data developer-tools space', 'chemistry honey bee engineering honeycomb', {
    badge: true,
    shape: [{ star: { at: [50, 50], n: 6, r: 56, round: 5 } }],
    at: [50, 50],
    room: [60, 60],
  }),
  host(
    'flask',
    'chemistry research',
    'lab laboratory science biotech chemistry research experiment brewing',
    {
      shape: [
        box(26, -4, 48, 14, 5),
        box(33, 0, 34, 40),
        disc(50, 62, 44),
        { round: { r: 6, only: 'inner' } },
      ],
      at: [50, 62],
      room: [56, 54],
    },
  ),
  host(
    'shield',
    'security insurance legal government',
    'school academy guard insurance defence security locksmith',
    {
      badge: true,
      shape: [
        {
          curve: {
            points: [
              [2, 0, 6],
              [98, 0, 6],
              [98, 52, 'smooth', 180],
              [50, 106, 8],
              [2, 52, 'smooth', 0],
            ],
          },
        },
      ],
      at: [50, 45],
      room: [64, 56],
    },
  ),
  host(
    'briefcase',
    'legal accounting consulting recruiting finance',
    'tax accountant accounting lawyer solicitor job jobs careers bookkeeping',
    {
      badge: true,
      shape: [box(-2, 20, 108, 80, 9), box(30, 0, 44, 30, 9), without(box(40, 10, 24, 10.2))],
      at: [52, 62],
      room: [80, 54],
    },
  ),
  host(
    'safe',
    'banking finance security',
    'bank banking savings loan loans vault payments invest investment pension',
    {
      badge: true,
      shape: [box(0, 0, 104, 94, 14), box(14, 86, 20, 18, [0, 0, 4, 4]), box(70, 86, 20, 18, [0, 0, 4, 4])],
      at: [52, 47],
      room: [70, 66],
    },
  ),
  host('camera', 'photography', 'photo photographer photography camera portrait portraits', {
    shape: [box(-2, 16, 108, 78, 12), box(32, 2, 40, 24, 5)],
    at: [52, 55],
    room: [76, 56],
  }),
  host('easel', 'gallery design', 'art artist gallery painting paintings illustration illustrator drawing', {
    shape: [
      box(2, 8, 100, 74, 5),
      fine(box(44, -4, 16, 20, 3)),
      polygon([14, 76], [32, 76], [22, 106, 3], [4, 106, 3]),
      polygon([72, 76], [90, 76], [100, 106, 3], [82, 106, 3]),
    ],
    at: [52, 45],
    room: [78, 54],
  }),
  host('cloud', 'data software', 'cloud hosting weather backup sky', {
    badge: true,
    shape: [
      disc(24, 62, 30),
      disc(58, 42, 42),
      disc(90, 66, 26),
      box(24, 60, 66, 32),
      { round: { r: 3, only: 'inner' } },
    ],
    at: [56, 57],
    room: [66, 52],
  }),
  host('plectrum', 'music', 'guitar guitars band music lessons strings luthier rock', {
    shape: [polygon([-2, 2, 28], [102, 2, 28], [50, 112, 20])],
    at: [50, 38],
    room: [52, 46],
  }),
  host('record', 'music', 'record records vinyl label dj sound music band jazz', {
    shape: [box(-2, 2, 88, 96), fine({ round: { r: 5 } })],
    beside: [part('disc', 'accent', disc(74, 50, 43), within(box(95, 0, 60, 100)))],
    at: [42, 50],
    room: [66, 68],
  }),
  host('brick', 'toys childcare', 'toy toys kids children blocks play playgroup daycare', {
    badge: true,
    shape: [box(-2, 14, 108, 88, 6), box(12, 0, 30, 24, 5), box(62, 0, 30, 24, 5)],
    at: [52, 58],
    room: [80, 66],
  }),
  host(
    'medal',
    'sports fitness',
    'race running marathon runners sport sports league athletics swimming rowing',
    {
      shape: [
        disc(50, 62, 45),
        polygon([16, -6, 2], [44, -6, 2], [50, 8], [56, -6, 2], [84, -6, 2], [66, 34], [34, 34]),
      ],
      at: [50, 62],
      room: [56, 56],
    },
  ),
  host('kettlebell', 'fitness', 'gym fitness trainer training strength crossfit workout', {
    shape: [
      disc(50, 60, 46),
      box(14, -4, 72, 60, 22),
      { round: { r: 6, only: 'inner' } },
      without(box(30, 9, 40, 15, 7)),
      without(box(0, 101, 100, 20)),
    ],
    at: [50, 63],
    room: [56, 54],
  }),
  host('bell', 'support-services hotel education', 'bell concierge school alarm reception reminder', {
    shape: [
      {
        curve: {
          points: [
            [50, 0, 'smooth', 90],
            [86, 36, 'smooth', 180],
            [104, 84, 6],
            [-4, 84, 6],
            [14, 36, 'smooth', 0],
          ],
        },
      },
    ],
    beside: [part('clapper', 'accent', box(34, 93, 32, 13, [3, 3, 13, 13]))],
    at: [50, 48],
    room: [56, 52],
  }),
  host(
    'hard-hat',
    'construction',
    'builder builders construction scaffolding roofing concrete contractor masonry mason',
    {
      shape: [box(-8, 66, 116, 12, 6), box(2, 0, 96, 74, [40, 40, 0, 0]), fine(box(36, -4, 28, 20, 6))],
      at: [50, 41],
      room: [64, 46],
    },
  ),
  host(
    'spool',
    'tailoring crafts fashion',
    'thread sewing yarn textile textiles fabric tailor seamstress embroidery quilt weaving knit',
    {
      shape: [box(2, 0, 96, 20, 6), box(14, 10, 72, 84), box(2, 84, 96, 20, 6)],
      at: [50, 52],
      room: [54, 60],
    },
  ),
  host('tag', 'retail e-commerce', 'outlet vintage second-hand thrift bargain label', {
    shape: [
      polygon([-4, 50, 6], [26, 4, 8], [108, 4, 8], [108, 96, 8], [26, 96, 8]),
      without(disc(19, 50, 7)),
    ],
    at: [66, 50],
    room: [60, 60],
  }),
];
