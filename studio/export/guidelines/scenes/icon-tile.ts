import type { Fill } from '../../../language/blazon/blazon.ts';
import type { Hex } from '../../../language/colour/palette.ts';
import { ICON_SIZE, iconOf } from '../../kit/icon.ts';
import { inkOn } from '../../kit/ink-on.ts';
import type { Area, Item } from '../page.ts';
import { painted } from '../place.ts';

/** Draws the icon as it is in the kit. */
export function iconTile(
  sign: readonly Fill[],
  area: Area,
  primary: Hex,
  corner: number,
  reach = 0.78,
): Item[] {
  const { mark } = iconOf(sign, { reach, corner });
  const scale = area.width / ICON_SIZE;
  return painted(mark, [scale, 0, 0, scale, area.x, area.y], (role) =>
    role === 'lead' ? primary : inkOn(primary),
  );
}
