import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex } from '../../language/colour/palette.ts';

/** Chooses the colour of signs and large letters: white if its contrast is at least 3:1, otherwise near-black. */
export const chooseInkOn = (ground: Hex): Hex =>
  contrast(WHITE, ground) >= MIN_SIGN_CONTRAST ? WHITE : DARK_GROUND;

/** Chooses the colour of running text: white if its contrast is at least 4.5:1, otherwise near-black. */
export const chooseTextColourOn = (ground: Hex): Hex =>
  contrast(WHITE, ground) >= MIN_TEXT_CONTRAST ? WHITE : DARK_GROUND;

const MIN_SIGN_CONTRAST = 3;
const MIN_TEXT_CONTRAST = 4.5;
