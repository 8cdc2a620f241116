// Reads a delivered SVG without the engine's own code, so that the engine cannot hide its mistakes.

import type { Contour, Frame } from './contour.ts';
import { frameOf } from './contour.ts';
import { readPath } from './read-path.ts';
import type { XmlElement } from '@blazon/studio/test/delivered-xml.ts';
import { readXml } from '@blazon/studio/test/delivered-xml.ts';

export type Group = 'mark' | 'wordmark';

export interface Shape {
  element: string;
  /** Null if the shape is in neither group. */
  group: Group | null;
  /** `#RRGGBB` in upper case. Other values are kept as written and fail a check. */
  fill: string;
  evenOdd: boolean;
  contours: readonly Contour[];
}

export interface Drawing {
  viewBox: Frame;
  title: string;
  description: string;
  /** In drawing order, without unpainted shapes. */
  shapes: readonly Shape[];
}

/** What an element inherits from those around it. */
interface InheritedStyle {
  group: Group | null;
  fill: string;
  evenOdd: boolean;
  transforms: readonly string[];
}

const readNumber = (element: XmlElement, name: string): number => Number(element.attributes[name] ?? 0);

const writeEllipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx} ${cy - ry}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}` +
  `A${rx} ${ry} 0 0 1 ${cx} ${cy + ry}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;

const writeRectPath = (element: XmlElement): string => {
  const [x, y] = [readNumber(element, 'x'), readNumber(element, 'y')];
  const [width, height] = [readNumber(element, 'width'), readNumber(element, 'height')];
  const { rx: givenX, ry: givenY } = element.attributes;
  const rx = Math.min(Number(givenX ?? givenY ?? 0), width / 2);
  const ry = Math.min(Number(givenY ?? givenX ?? 0), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return (
    `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}` +
    `h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}Z`
  );
};

const createPathData = (element: XmlElement): string | null => {
  switch (element.name) {
    case 'path':
      return element.attributes['d'] ?? '';
    case 'rect':
      return writeRectPath(element);
    case 'circle': {
      const r = readNumber(element, 'r');
      return writeEllipsePath(readNumber(element, 'cx'), readNumber(element, 'cy'), r, r);
    }
    case 'ellipse':
      return writeEllipsePath(
        readNumber(element, 'cx'),
        readNumber(element, 'cy'),
        readNumber(element, 'rx'),
        readNumber(element, 'ry'),
      );
    case 'polygon':
      return `M${element.attributes['points'] ?? ''}Z`;
    default:
      return null;
  }
};

/** Writes colours in one form, so that each counts once: `#abc` becomes `#AABBCC`. */
const expandHex = (fill: string): string => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(fill);
  const long =
    short === null
      ? fill
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  return long.startsWith('#') ? long.toUpperCase() : long;
};

const findGroup = (id: string | undefined, outer: Group | null): Group | null =>
  id === 'mark' || id === 'wordmark' ? id : outer;

const collectShapes = (element: XmlElement, outer: InheritedStyle, shapes: Shape[]): void => {
  const { id, fill, transform } = element.attributes;
  const rule = element.attributes['fill-rule'];
  const inner: InheritedStyle = {
    group: findGroup(id, outer.group),
    fill: fill === undefined ? outer.fill : expandHex(fill),
    evenOdd: rule === undefined ? outer.evenOdd : rule === 'evenodd',
    // The innermost transform comes first, because it is applied first.
    transforms: transform === undefined ? outer.transforms : [transform, ...outer.transforms],
  };
  const data = createPathData(element);
  if (data !== null && inner.fill !== 'none') {
    const contours = readPath(data, inner.transforms);
    if (contours.length > 0) {
      shapes.push({
        element: element.name,
        group: inner.group,
        fill: inner.fill,
        evenOdd: inner.evenOdd,
        contours,
      });
    }
  }
  for (const child of element.children) collectShapes(child, inner, shapes);
};

/** Throws if the XML, the view box or a path is invalid. */
export const readDrawing = (svg: string): Drawing => {
  const { root, faults } = readXml(svg);
  if (root === null || faults.length > 0) throw new Error(`not well-formed: ${faults.join('; ')}`);
  const [left, top, width, height] = (root.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  if (left === undefined || top === undefined || !(Number(width) > 0) || !(Number(height) > 0)) {
    throw new Error(`view box cannot be read: ${root.attributes['viewBox']}`);
  }
  const shapes: Shape[] = [];
  collectShapes(root, { group: null, fill: '#000000', evenOdd: false, transforms: [] }, shapes);
  const readText = (name: string): string => root.children.find((child) => child.name === name)?.text ?? '';
  return {
    viewBox: { left, top, width: Number(width), height: Number(height) },
    title: readText('title'),
    description: readText('desc'),
    shapes,
  };
};

export const shapesIn = (drawing: Drawing, group: Group): readonly Shape[] =>
  drawing.shapes.filter((shape) => shape.group === group);

export const contoursOf = (shapes: readonly Shape[]): Contour[] => shapes.flatMap(({ contours }) => contours);

export const inkFrame = (shapes: readonly Shape[]): Frame | null => frameOf(contoursOf(shapes));
