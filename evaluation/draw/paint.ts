// The colour of each role (`lead`, `accent` and so on) in review pictures.

import type { Role } from '@blazon/studio/language/blazon/blazon.ts';

export type Paint = Readonly<Record<Role, string>>;

export const LIGHT_PAINT: Paint = {
  lead: '#1d3a4f',
  second: '#5b8fa8',
  accent: '#e4572e',
  ink: '#15181b',
  word: '#15181b',
  quiet: '#8a8f94',
  none: 'none',
};

export const DARK_PAINT: Paint = {
  lead: '#a9d2e6',
  second: '#6fa3bc',
  accent: '#ff8a5c',
  ink: '#f2f2f2',
  word: '#f2f2f2',
  quiet: '#8a8f94',
  none: 'none',
};
