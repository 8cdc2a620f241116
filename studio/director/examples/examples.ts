// Ten answers that are worth copying: the kind, never the picture. A test draws every one of them.

import { croissantMoon } from './croissant-moon.ts';
import { dovetail } from './dovetail.ts';
import type { Example } from './example.ts';
import { links } from './links.ts';
import { owlPage } from './owl-page.ts';
import { recordPlate } from './record-plate.ts';
import { sharedBar } from './shared-bar.ts';
import { stillWater } from './still-water.ts';
import { surfSound } from './surf-sound.ts';
import { tiptoe } from './tiptoe.ts';
import { whale } from './whale.ts';

export const EXAMPLES: readonly Example[] = [
  sharedBar,
  owlPage,
  whale,
  links,
  stillWater,
  recordPlate,
  surfSound,
  tiptoe,
  dovetail,
  croissantMoon,
];
