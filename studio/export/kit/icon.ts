// Writes icons for browser tabs, home screens and app stores: the sign on the brand's background.

import type { Fill } from '../../language/blazon/blazon.ts';
import { box } from '../../language/blazon/shapes/box.ts';
import type { RoleColours } from '../../language/colour/palette.ts';
import { heightOf, computeInkBox, computeInkCentre, widthOf } from '../../design/lockup/ink.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { transformOutline } from '../../language/geometry/transform.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { cutWatermark } from '../../language/svg/watermark.ts';
import { writeLogo } from '../../language/svg/write-svg.ts';
import type { Forms } from './forms.ts';
import { chooseInkOn } from './ink-on.ts';

export const ICON_SIZE = 512;

export interface IconShape {
  /** The longer side of the sign, as a fraction of the icon's side. */
  reach: number;
  /**
   * The corner radius, as a fraction of the icon's side. 0 is for phones, which crop a square icon to their own
   * shape.
   */
  corner: number;
}

/** At 16 pixels the sign is 12 pixels large, which leaves a visible background. */
export const FAVICON_SHAPE: IconShape = { reach: 0.78, corner: 0.2 };
export const TOUCH_ICON_SHAPE: IconShape = { reach: 0.62, corner: 0 };
/** A launcher may crop everything outside a circle of 80% of the side. The sign with its corners stays inside. */
export const MASKABLE_ICON_SHAPE: IconShape = { reach: 0.52, corner: 0 };

export function writeIconSvg(forms: Forms, shape: IconShape): string {
  if (forms.icons !== undefined) return writeIconOfDrawing(forms, forms.icons, shape);
  const composition = composeIcon(forms.sign, shape);
  const colour = chooseInkOn(forms.ground);
  const colours: RoleColours = {
    lead: forms.ground,
    second: colour,
    accent: colour,
    ink: colour,
    word: colour,
    quiet: colour,
  };
  return writeLogo(forms.sandbox ? cutWatermark(composition) : composition, colours, forms.words);
}

/** Writes an icon in the colours of a model's drawing. The background has the role `tone-0`, which no drawing uses. */
function writeIconOfDrawing(forms: Forms, icons: NonNullable<Forms['icons']>, shape: IconShape): string {
  const sign = shape === FAVICON_SHAPE ? icons.small : icons.large;
  const [ground] = composeIcon([], shape).mark;
  const composition: Composition = {
    ...composeIcon([], shape),
    mark: [
      ...(ground === undefined ? [] : [{ ...ground, role: 'tone-0' as const }]),
      ...fitSign(sign, shape.reach),
    ],
    together: true,
  };
  const colours: RoleColours = { ...icons.colours, 'tone-0': icons.ground };
  return writeLogo(forms.sandbox ? cutWatermark(composition) : composition, colours, forms.words);
}

/** Places the sign, with the role `word`, on a background with the role `lead`. */
export function composeIcon(sign: readonly Fill[], { reach, corner }: IconShape): Composition {
  const ground: Fill = {
    name: 'container',
    role: 'lead',
    outline: box({ corner: [0, 0], size: [ICON_SIZE, ICON_SIZE], r: ICON_SIZE * corner }),
  };
  return {
    width: ICON_SIZE,
    height: ICON_SIZE,
    capHeight: ICON_SIZE / 10,
    mark: [ground, ...fitSign(sign, reach).map((fill): Fill => ({ ...fill, role: 'word' }))],
    wordmark: [],
  };
}

/**
 * Scales the sign to `reach` and centres it optically: on a point between the middle of its bounding box and its centre
 * of mass.
 */
function fitSign(sign: readonly Fill[], reach: number): Fill[] {
  const ink = computeInkBox(sign);
  const scale = (ICON_SIZE * reach) / (Math.max(widthOf(ink), heightOf(ink)) || 1);
  const [x, y] = computeInkCentre(sign);
  const middle = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2] as const;
  const opticalCentre = [
    middle[0] + (x - middle[0]) * MASS_CENTRE_WEIGHT,
    middle[1] + (y - middle[1]) * MASS_CENTRE_WEIGHT,
  ] as const;
  const move = (outline: Outline): Outline =>
    transformOutline(outline, [
      scale,
      0,
      0,
      scale,
      ICON_SIZE / 2 - opticalCentre[0] * scale,
      ICON_SIZE / 2 - opticalCentre[1] * scale,
    ]);
  return sign.map((fill) => ({ ...fill, outline: move(fill.outline) }));
}

/** 0 centres the bounding box, 1 the centre of mass. */
const MASS_CENTRE_WEIGHT = 0.35;
