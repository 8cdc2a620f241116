// The colours of an identity.

import type { Role } from '../blazon/blazon.ts';

/** A colour as `#RRGGBB`, in upper case. */
export type Hex = string;

/** The colour of each role except `none`, which is never painted. */
export type RoleColours = Record<Exclude<Role, 'none'>, Hex>;

/** Returns the colour of a role, or that of the lead if the role has none. */
export const colourOfRole = (colours: RoleColours, role: Exclude<Role, 'none'>): Hex =>
  colours[role] ?? colours.lead;

export interface Palette {
  /** The first brand colour, which is delivered as `primary_color`. */
  primary: Hex;
  /** The second brand colour, which is delivered as `secondary_color`. */
  secondary: Hex;
  /** The colours on white. Each has a contrast of at least 3:1 with white. */
  light: RoleColours;
  /** The colours on #111111. Each has a contrast of at least 3:1 with it. */
  dark: RoleColours;
  /** The maximum number of different colours in one logo, from 1 to 3. Roles share colours to stay within it. */
  fills: 1 | 2 | 3;
}
