import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex } from '../../language/colour/palette.ts';

/** For signs and large letters: white if it has enough contrast, otherwise our dark. */
export const chooseInkOn = (ground: Hex): Hex =>
  contrast(WHITE, ground) >= MIN_SIGN_CONTRAST ? WHITE : DARK_GROUND;

/** For text: whichever of the two has more contrast. */
export const chooseTextColourOn = (ground: Hex): Hex =>
  contrast(WHITE, ground) >= MIN_TEXT_CONTRAST ? WHITE : DARK_GROUND;

const MIN_SIGN_CONTRAST = 3;
const MIN_TEXT_CONTRAST = 4.5;
