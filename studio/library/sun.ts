import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sun',
  motifs: ['sun', 'clock'],
  words: [
    'sun',
    'sunny',
    'solar',
    'day',
    'daylight',
    'sol',
    'soleil',
    'sonne',
    'sunrise',
    'dawn',
    'noon',
    'bright',
    'summer',
    'helios',
  ],
  industries: ['energy', 'travel', 'wellness', 'education', 'childcare', 'hotel'],
  moods: ['optimistic', 'warm', 'cheerful', 'energetic', 'fresh'],
  ideas: ['growth', 'journey', 'transformation'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A day’s sun: every ray a little longer than the hour before.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      { name: 'disc', role: 'accent', shape: { disc: { at: [50, 50], r: 18 } } },
      {
        name: 'rays',
        role: 'lead',
        shape: [
          {
            fine: [
              { sector: { at: [50, 50], r: 40, from: 202.5, to: 247.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 42, from: 247.5, to: 292.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 44, from: 292.5, to: 337.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 46, from: 337.5, to: 382.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 48, from: 22.5, to: 67.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 50, from: 67.5, to: 112.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 52, from: 112.5, to: 157.5, hole: '18+$gap' } },
              { sector: { at: [50, 50], r: 54, from: 157.5, to: 202.5, hole: '18+$gap' } },
            ],
          },
          { plain: [{ ring: { at: [50, 50], r: 50, width: '32-$gap' } }] },
          { rays: { through: [50, 50], from: 22.5, n: 4, gap: '$gap' } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 8 } }, { star: { at: [50, 50], n: 8, r: 17, inner: 11, round: 1 } }],
};
