import type { ShapeRules } from '@blazon/studio/test/bench-data.ts';
import type { XmlElement } from '@blazon/studio/test/delivered-xml.ts';
import { readXml, listElements } from '@blazon/studio/test/delivered-xml.ts';
import type { Finding } from './finding.ts';
import { findingAtMost, findingIf } from './finding.ts';

/** Enough to draw; none of these can load, run or style. */
const ALLOWED_ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height role aria-label aria-labelledby aria-describedby id fill fill-rule transform ' +
    'd x y rx ry cx cy r points ' +
    // In the sandbox's watermark.
    'fill-opacity'
  ).split(' '),
);

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const GEOMETRY_ATTRIBUTES = new Set('viewBox d x y width height rx ry cx cy r points transform'.split(' '));

const firstOrNone = (found: readonly string[]): string =>
  found.length === 0 ? 'none' : found.slice(0, 3).join(', ');

/** `on*=` stands for every event handler; all others are plain text, in any case. */
const findForbidden = (svg: string, forbidden: readonly string[]): string[] => {
  const lower = svg.toLowerCase();
  return forbidden.filter((piece) =>
    piece === 'on*=' ? /[\s"'/]on[a-z]+\s*=/i.test(svg) : lower.includes(piece.toLowerCase()),
  );
};

const countMaxDecimals = (elements: readonly XmlElement[]): number => {
  let most = 0;
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (!GEOMETRY_ATTRIBUTES.has(name)) continue;
      for (const [, decimals] of value.matchAll(/\.(\d+)/g)) most = Math.max(most, decimals?.length ?? 0);
      if (/\de[-+]?\d/i.test(value)) most = Math.max(most, 99);
    }
  }
  return most;
};

const isStroked = ({ attributes }: XmlElement): boolean =>
  Object.keys(attributes).some((name) => name.startsWith('stroke'));

const idOf = (element: XmlElement): string => element.attributes['id'] ?? '';

/** Checks the structure only, whatever the texts say: it keeps a drawing passive for any prompt. */
export const passiveFindings = (svg: string, rules: ShapeRules): Finding[] => {
  const { root, faults, extras } = readXml(svg);
  const elements = root === null ? [] : listElements(root);
  const strange = elements.filter(({ name }) => !rules.svg_allowed_elements.includes(name));
  const attributes = elements.flatMap((element) =>
    Object.keys(element.attributes).filter((name) => !ALLOWED_ATTRIBUTES.has(name)),
  );
  const values = elements.flatMap(({ attributes: all }) =>
    findForbidden(Object.values(all).join('\n'), ['url(', 'javascript:', 'data:']),
  );
  return [
    findingIf('svg_wellformed', root !== null && faults.length === 0, firstOrNone(faults), 'none'),
    findingIf('svg_extras', extras.length === 0, firstOrNone(extras), 'none'),
    findingIf('svg_root', root?.name === rules.svg_root, root?.name ?? 'none', rules.svg_root),
    findingIf('svg_elements', strange.length === 0, firstOrNone(strange.map(({ name }) => name)), 'none'),
    findingIf('svg_attributes', attributes.length === 0, firstOrNone(attributes), 'none'),
    findingIf('svg_values', values.length === 0, firstOrNone(values), 'none'),
    findingAtMost('svg_bytes', Buffer.byteLength(svg), rules.svg_max_bytes),
  ];
};

export const svgShapeFindings = (svg: string, rules: ShapeRules): Finding[] => {
  const { root } = readXml(svg);
  const elements = root === null ? [] : listElements(root);
  const drawn = elements.filter(({ name }) => !['svg', 'g', 'title', 'desc'].includes(name));
  const fills = new Set(elements.flatMap(({ attributes }) => attributes['fill']?.toUpperCase() ?? []));
  fills.delete('NONE');
  const missing = rules.svg_require.filter((piece) => !svg.includes(piece));
  const texts = (root?.children ?? []).filter(({ name }) => name === 'title' || name === 'desc');
  const emptyTexts = texts.filter(({ text, children }) => text.trim() === '' || children.length > 0);
  const forbidden = findForbidden(svg, rules.svg_forbidden);
  const unknownFills = [...fills].filter((fill) => !HEX.test(fill));
  const groups = elements.map(idOf).filter((id) => id === 'mark' || id === 'wordmark');
  const viewBox = (root?.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const soundBox =
    viewBox.length === 4 &&
    viewBox.every(Number.isFinite) &&
    Number(viewBox[2]) > 0 &&
    Number(viewBox[3]) > 0;
  return [
    ...passiveFindings(svg, rules),
    findingIf('svg_require', missing.length === 0, firstOrNone(missing), 'none missing'),
    findingIf(
      'svg_texts',
      texts.length === 2 && emptyTexts.length === 0,
      `${texts.length} texts, ${emptyTexts.length} bad`,
      'title and desc, not empty',
    ),
    findingIf('svg_forbidden', forbidden.length === 0, firstOrNone(forbidden), 'none'),
    findingIf('svg_view_box', soundBox, viewBox.join(' '), 'four numbers with a real size'),
    findingIf(
      'svg_groups',
      groups.length > 0 && new Set(groups).size === groups.length,
      groups.join(', '),
      'mark and wordmark, once each',
    ),
    findingIf('svg_drawn', drawn.length > 0, String(drawn.length), 'something'),
    findingAtMost('svg_decimals', countMaxDecimals(elements), rules.decimals_max),
    findingAtMost('svg_fills', fills.size, rules.fills_max_colours),
    findingIf('svg_fill_values', unknownFills.length === 0, firstOrNone(unknownFills), 'hex only'),
    findingAtMost('svg_strokes', elements.filter(isStroked).length, rules.strokes_after_outline),
    findingAtMost(
      'svg_gradients',
      elements.filter(({ name }) => /gradient|pattern/i.test(name)).length,
      rules.gradients,
    ),
  ];
};
