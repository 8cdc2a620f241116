// Assigns a palette role to each paint of a drawing. The paint of the name becomes `word`, and that of smaller text
// `quiet`. The three paints that cover most of the mark become `lead`, `second` and `accent`. Further paints become
// numbered tones.

import type { Role, Tone } from '../language/blazon/blazon.ts';
import { areaOf } from '../language/geometry/bounds.ts';
import type { Paint, TypesetTextLine } from './drawing.ts';
import type { Layer } from './expand-layers.ts';

export interface AssignedRoles {
  paints: Paint[];
  /** The role of each layer, in the order of the layers. */
  roles: Role[];
  /** The index into `paints` of each layer, in the order of the layers. */
  paintOf: number[];
}

const MARK_ROLES = ['lead', 'second', 'accent'] as const;

/** Text with more than this share of the largest cap height is taken for the name. */
const MIN_NAME_SHARE = 0.6;

export function assignRoles(layers: readonly Layer[], types: readonly TypesetTextLine[]): AssignedRoles {
  const paintKey = ({ light, dark }: Paint): string => `${light}/${dark ?? ''}`;
  const paints: Paint[] = [];
  const paintOf = layers.map((layer) => {
    const at = paints.findIndex((paint) => paintKey(paint) === paintKey(layer));
    if (at >= 0) return at;
    paints.push({ light: layer.light, dark: layer.dark });
    return paints.length - 1;
  });
  const ink = paints.map(() => ({ mark: 0, all: 0 }));
  layers.forEach(({ outline, type, part }, index) => {
    const sum = ink[paintOf[index] ?? 0];
    if (sum === undefined || part === 'small') return;
    const area = areaOf(outline);
    sum.all += area;
    // Shapes outside the mark count a quarter, so that a large frame does not take the mark's role.
    if (type === null) sum.mark += part === 'mark' ? area : area / 4;
  });
  const shapePaints = [...paints.keys()]
    .filter((paint) => layers.some(({ type }, index) => type === null && paintOf[index] === paint))
    .sort((one, other) => (ink[other]?.mark ?? 0) - (ink[one]?.mark ?? 0) || one - other);
  const roleOfShape = new Map<number, Role>();
  shapePaints.forEach((paint, rank) =>
    roleOfShape.set(paint, MARK_ROLES[rank] ?? toneAt(rank - MARK_ROLES.length)),
  );
  const largestCapHeight = Math.max(0, ...types.map(({ capHeight }) => capHeight));
  const roleByUseAndPaint = new Map<string, Role>();
  let usedTones = Math.max(0, shapePaints.length - MARK_ROLES.length);
  const roleOfType = (paint: number, type: number): Role => {
    const isName = (types[type]?.capHeight ?? 0) > largestCapHeight * MIN_NAME_SHARE;
    const usual: Role = isName ? 'word' : 'quiet';
    const known = roleByUseAndPaint.get(`${usual}:${paint}`);
    if (known !== undefined) return known;
    const taken = [...roleByUseAndPaint].some(([, role]) => role === usual);
    const role = taken ? (roleOfShape.get(paint) ?? toneAt(usedTones++)) : usual;
    roleByUseAndPaint.set(`${usual}:${paint}`, role);
    return role;
  };
  const roles = layers.map((layer, index): Role => {
    const paint = paintOf[index] ?? 0;
    return layer.type === null ? (roleOfShape.get(paint) ?? 'lead') : roleOfType(paint, layer.type);
  });
  return { paints, roles, paintOf };
}

const toneAt = (index: number): Tone => `tone-${index + 1}`;
