import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chat-robot',
  motifs: ['speech-bubble', 'robot'],
  words: [
    'chatbot',
    'bot',
    'assistant',
    'automate',
    'automation',
    'ai',
    'agent',
    'mecha',
    'helper',
    'droid',
    'android',
  ],
  industries: ['software', 'support-services', 'electronics', 'toys', 'developer-tools', 'education'],
  moods: ['friendly', 'playful', 'futuristic', 'clever', 'modern'],
  ideas: ['connection', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A robot whose head is the speech bubble it answers with.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, soft: { value: 16, min: 10, max: 22 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { box: { corner: [2, 26], size: [96, 58], r: '$soft' } },
          {
            polygon: {
              points: [
                [58, 78],
                [86, 78],
                [86, 104],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [{ box: { at: [32, 54], size: [13, 22], r: 6.5 } }, { mirror: { line: { x: 50 } } }],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { at: [50, 54], size: [52, 14] } } } }] },
        ],
      },
      {
        name: 'antenna',
        role: 'accent',
        shape: [{ box: { corner: [38, '8-$gap'], size: [24, 18], r: [12, 12, 0, 0] } }],
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [34, 26], r: 6 } },
    {
      polygon: {
        points: [
          [54, 60],
          [64, 60],
          [64, 70],
        ],
      },
    },
    { subtract: { of: { box: { at: [50, 50], size: [18, 8] } } } },
  ],
};
