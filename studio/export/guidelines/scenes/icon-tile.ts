import type { Fill } from '../../../language/blazon/blazon.ts';
import type { Hex } from '../../../language/colour/palette.ts';
import { ICON_SIZE, composeIcon } from '../../kit/icon.ts';
import { chooseInkOn } from '../../kit/ink-on.ts';
import type { Area, PageItem } from '../page.ts';
import { paintFills } from '../place.ts';

/** Draws the app icon. The corner radius and the extent of the sign are fractions of the icon's side. */
export function drawIconTile(
  sign: readonly Fill[],
  area: Area,
  primary: Hex,
  cornerShare: number,
  signShare = 0.78,
): PageItem[] {
  const { mark } = composeIcon(sign, { reach: signShare, corner: cornerShare });
  const scale = area.width / ICON_SIZE;
  return paintFills(mark, [scale, 0, 0, scale, area.x, area.y], (role) =>
    role === 'lead' ? primary : chooseInkOn(primary),
  );
}
