import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex } from '../../language/colour/palette.ts';

/** For signs and large letters: white wherever it stands out enough, else the dark of our grounds. */
export const inkOn = (ground: Hex): Hex => (contrast(WHITE, ground) >= FOR_SIGNS ? WHITE : DARK_GROUND);

/** For text: one of the two can always be read. */
export const textOn = (ground: Hex): Hex => (contrast(WHITE, ground) >= FOR_TEXT ? WHITE : DARK_GROUND);

const FOR_SIGNS = 3;
const FOR_TEXT = 4.5;
