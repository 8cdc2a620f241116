// The colours of an identity. Hex is `#RRGGBB`, upper case.

import type { Role } from '../blazon/blazon.ts';

export type Hex = string;

/** The colour of each role. `quiet` is for secondary lines of text; `none` is never painted. */
export type RoleColours = Record<Exclude<Role, 'none'>, Hex>;

/** Returns the colour of a role. A role without a colour gets the lead. */
export const colourOfRole = (colours: RoleColours, role: Exclude<Role, 'none'>): Hex =>
  colours[role] ?? colours.lead;

export interface Palette {
  /** The delivered values `primary_color` and `secondary_color`. */
  primary: Hex;
  secondary: Hex;
  /** The colour of each role on white and on #111111. Every colour has a contrast of 3:1 with its background. */
  light: RoleColours;
  dark: RoleColours;
  /** The maximum number of different colours in one logo, from 1 to 3. Roles share colours to stay within it. */
  fills: 1 | 2 | 3;
}
