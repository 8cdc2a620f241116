import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'relay',
  motifs: ['speech-bubble', 'person'],
  words: [
    'relay',
    'headset',
    'call',
    'answer',
    'support',
    'helpdesk',
    'desk',
    'service',
    'hotline',
    'agent',
    'voice',
    'contact',
    'listen',
    'customer',
  ],
  industries: ['support-services', 'telecoms', 'software', 'recruiting', 'healthcare'],
  moods: ['friendly', 'trustworthy', 'modern', 'caring', 'professional'],
  ideas: ['connection', 'guidance', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A headset whose wearer is the customer: a speech bubble.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 }, weight: { value: 12, min: 11, max: 13 } },
    parts: [
      {
        name: 'headset',
        role: 'lead',
        shape: [
          { sector: { at: [50, 50], r: 50, from: 269, to: 451, hole: '50-$weight' } },
          { box: { corner: [0, 46], size: [20, 36] } },
          { box: { corner: [80, 46], size: [20, 36] } },
          { fine: [{ round: { r: 6 } }] },
          {
            line: {
              points: [
                ['100-$weight/2-3', 70],
                ['100-$weight/2-3', 94],
                [58, 94],
              ],
              bend: 14,
              width: '$weight',
              cap: 'round',
            },
          },
        ],
      },
      {
        name: 'bubble',
        role: 'accent',
        shape: [{ disc: { at: [50, 51], r: 17.5 } }, { box: { corner: [32.5, 51], size: 17.5 } }],
      },
    ],
  },
};
