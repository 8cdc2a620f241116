import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ear',
  motifs: [],
  words: [
    'ear',
    'hearing',
    'listen',
    'question',
    'audiology',
    'audiologist',
    'counsellor',
    'therapist',
    'curious',
    'ask',
    'answer',
    'inquiry',
    'survey',
    'quiz',
    'faq',
    'interview',
    'earring',
  ],
  industries: ['consulting', 'research', 'support-services'],
  moods: ['clever', 'friendly', 'caring', 'modern', 'quirky'],
  ideas: ['guidance', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A question mark that listens: its hook is an ear, its point an earring.',
    dials: { weight: { value: 12, min: 11.4, max: 12.6 } },
    parts: [
      {
        name: 'ear',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [14, 44],
                [48, 10, 'smooth', 90],
                [82, 42, 'smooth', 180],
                [66, 62, 'smooth', 225],
                [58, 70],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            limb: {
              points: [
                [68, 60, 6],
                [52, 67, 15.4],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          {
            fine: [
              {
                line: {
                  points: [
                    [35.4, 43],
                    [48, 31, 'smooth', 90],
                    [58, 39.5, 'smooth', 185],
                  ],
                  width: 9.2,
                  cap: 'round',
                },
              },
            ],
          },
        ],
      },
      { name: 'ring', role: 'accent', shape: { disc: { at: [52, 107], r: 16 } } },
    ],
  },
};
