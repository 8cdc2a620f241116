import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex } from '../../language/colour/palette.ts';

/** For signs and large letters: white if it has enough contrast, otherwise our dark. */
export const inkOn = (ground: Hex): Hex => (contrast(WHITE, ground) >= FOR_SIGNS ? WHITE : DARK_GROUND);

/** For text: whichever of the two has more contrast. */
export const textOn = (ground: Hex): Hex => (contrast(WHITE, ground) >= FOR_TEXT ? WHITE : DARK_GROUND);

const FOR_SIGNS = 3;
const FOR_TEXT = 4.5;
