// The colours of an identity. Hex is `#RRGGBB`, upper case.

import type { Role } from '../blazon/blazon.ts';

export type Hex = string;

/** `quiet` is for second lines of lettering; `none` is never painted. */
export type RoleColours = Record<Exclude<Role, 'none'>, Hex>;

/** A role without a colour in the palette gets the lead. */
export const colourOfRole = (colours: RoleColours, role: Exclude<Role, 'none'>): Hex =>
  colours[role] ?? colours.lead;

export interface Palette {
  /** The delivered `primary_color` and `secondary_color`. */
  primary: Hex;
  secondary: Hex;
  /** The colour of each role on white and on #111111; every colour has 3:1 with its ground. */
  light: RoleColours;
  dark: RoleColours;
  /** The maximum number of different colours in one logo, 1 to 3; roles share colours to stay within it. */
  fills: 1 | 2 | 3;
}
