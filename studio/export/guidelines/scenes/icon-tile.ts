import type { Fill } from '../../../language/blazon/blazon.ts';
import type { Hex } from '../../../language/colour/palette.ts';
import { ICON_SIZE, composeIcon } from '../../kit/icon.ts';
import { chooseInkOn } from '../../kit/ink-on.ts';
import type { Area, PageItem } from '../page.ts';
import { paintFills } from '../place.ts';

/** Draws the app icon as it is in the kit. */
export function drawIconTile(
  sign: readonly Fill[],
  area: Area,
  primary: Hex,
  corner: number,
  reach = 0.78,
): PageItem[] {
  const { mark } = composeIcon(sign, { reach, corner });
  const scale = area.width / ICON_SIZE;
  return paintFills(mark, [scale, 0, 0, scale, area.x, area.y], (role) =>
    role === 'lead' ? primary : chooseInkOn(primary),
  );
}
