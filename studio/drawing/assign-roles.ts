// Assigns colours to the roles of a palette: the name gets `word`, other lines `quiet`, the mark `lead`, `second` and
// `accent` by their share of its ink; the rest are separate tones.

import type { Role, Tone } from '../language/blazon/blazon.ts';
import { areaOf } from '../language/geometry/bounds.ts';
import type { Paint, SetTextLine } from './drawing.ts';
import type { Layer } from './expand-layers.ts';

export interface AssignedRoles {
  paints: Paint[];
  /** One role per layer, in order. */
  roles: Role[];
  paintOf: number[];
}

const MARK_ROLES = ['lead', 'second', 'accent'] as const;

export function assignRoles(layers: readonly Layer[], types: readonly SetTextLine[]): AssignedRoles {
  const keyOf = ({ light, dark }: Paint): string => `${light}/${dark ?? ''}`;
  const paints: Paint[] = [];
  const paintOf = layers.map((layer) => {
    const at = paints.findIndex((paint) => keyOf(paint) === keyOf(layer));
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
    if (type === null) sum.mark += part === 'mark' ? area : area / 4;
  });
  const shapes = [...paints.keys()]
    .filter((paint) => layers.some(({ type }, index) => type === null && paintOf[index] === paint))
    .sort((one, other) => (ink[other]?.mark ?? 0) - (ink[one]?.mark ?? 0) || one - other);
  const roleOfShape = new Map<number, Role>();
  shapes.forEach((paint, rank) =>
    roleOfShape.set(paint, MARK_ROLES[rank] ?? toneAt(rank - MARK_ROLES.length)),
  );
  const largest = Math.max(0, ...types.map(({ capHeight }) => capHeight));
  const lettering = new Map<string, Role>();
  let tones = Math.max(0, shapes.length - MARK_ROLES.length);
  const roleOfType = (paint: number, type: number): Role => {
    const isName = (types[type]?.capHeight ?? 0) > largest * 0.6;
    const usual: Role = isName ? 'word' : 'quiet';
    const known = lettering.get(`${usual}:${paint}`);
    if (known !== undefined) return known;
    const taken = [...lettering].some(([, role]) => role === usual);
    const role = taken ? (roleOfShape.get(paint) ?? toneAt(tones++)) : usual;
    lettering.set(`${usual}:${paint}`, role);
    return role;
  };
  const roles = layers.map((layer, index): Role => {
    const paint = paintOf[index] ?? 0;
    return layer.type === null ? (roleOfShape.get(paint) ?? 'lead') : roleOfType(paint, layer.type);
  });
  return { paints, roles, paintOf };
}

const toneAt = (index: number): Tone => `tone-${index + 1}`;
