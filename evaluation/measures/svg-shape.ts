import type { ShapeRules } from '@blazon/studio/test/bench-data.ts';
import type { XmlElement } from '@blazon/studio/test/delivered-xml.ts';
import { readXml, listElements } from '@blazon/studio/test/delivered-xml.ts';
import type { Finding } from './finding.ts';
import { createAtMostFinding, createFinding } from './finding.ts';

/** Attributes that a drawing needs. None of them can load a file, run code or carry a style. */
const ALLOWED_ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height role aria-label aria-labelledby aria-describedby id fill fill-rule transform ' +
    'd x y rx ry cx cy r points ' +
    // Used by the watermark of the sandbox.
    'fill-opacity'
  ).split(' '),
);

const HEX_PATTERN = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const GEOMETRY_ATTRIBUTES = new Set('viewBox d x y width height rx ry cx cy r points transform'.split(' '));

const listFirstThree = (found: readonly string[]): string =>
  found.length === 0 ? 'none' : found.slice(0, 3).join(', ');

/**
 * Returns the forbidden pieces that occur in the SVG. `on*=` stands for every event handler; all others match
 * regardless of case.
 */
const findForbiddenPieces = (svg: string, forbidden: readonly string[]): string[] => {
  const lower = svg.toLowerCase();
  return forbidden.filter((piece) =>
    piece === 'on*=' ? /[\s"'/]on[a-z]+\s*=/i.test(svg) : lower.includes(piece.toLowerCase()),
  );
};

/** Returns the largest number of decimals in a coordinate; 99 for a number with an exponent. */
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

/** Checks that a drawing can neither load nor run anything. Its texts may contain any words of the prompt. */
export const checkPassive = (svg: string, rules: ShapeRules): Finding[] => {
  const { root, faults, extras } = readXml(svg);
  const elements = root === null ? [] : listElements(root);
  const unknownElements = elements.filter(({ name }) => !rules.svg_allowed_elements.includes(name));
  const unknownAttributes = elements.flatMap((element) =>
    Object.keys(element.attributes).filter((name) => !ALLOWED_ATTRIBUTES.has(name)),
  );
  const forbiddenValues = elements.flatMap(({ attributes: all }) =>
    findForbiddenPieces(Object.values(all).join('\n'), ['url(', 'javascript:', 'data:']),
  );
  return [
    createFinding('svg_wellformed', root !== null && faults.length === 0, listFirstThree(faults), 'none'),
    createFinding('svg_extras', extras.length === 0, listFirstThree(extras), 'none'),
    createFinding('svg_root', root?.name === rules.svg_root, root?.name ?? 'none', rules.svg_root),
    createFinding(
      'svg_elements',
      unknownElements.length === 0,
      listFirstThree(unknownElements.map(({ name }) => name)),
      'none',
    ),
    createFinding(
      'svg_attributes',
      unknownAttributes.length === 0,
      listFirstThree(unknownAttributes),
      'none',
    ),
    createFinding('svg_values', forbiddenValues.length === 0, listFirstThree(forbiddenValues), 'none'),
    createAtMostFinding('svg_bytes', Buffer.byteLength(svg), rules.svg_max_bytes),
  ];
};

/** Checks that a drawing is passive, complete and within the limits of the benchmark. */
export const checkSvg = (svg: string, rules: ShapeRules): Finding[] => {
  const { root } = readXml(svg);
  const elements = root === null ? [] : listElements(root);
  const drawn = elements.filter(({ name }) => !['svg', 'g', 'title', 'desc'].includes(name));
  const fills = new Set(elements.flatMap(({ attributes }) => attributes['fill']?.toUpperCase() ?? []));
  fills.delete('NONE');
  const missing = rules.svg_require.filter((piece) => !svg.includes(piece));
  const texts = (root?.children ?? []).filter(({ name }) => name === 'title' || name === 'desc');
  const emptyTexts = texts.filter(({ text, children }) => text.trim() === '' || children.length > 0);
  const forbidden = findForbiddenPieces(svg, rules.svg_forbidden);
  const unknownFills = [...fills].filter((fill) => !HEX_PATTERN.test(fill));
  const groups = elements.map(idOf).filter((id) => id === 'mark' || id === 'wordmark');
  const viewBox = (root?.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const isValidViewBox =
    viewBox.length === 4 &&
    viewBox.every(Number.isFinite) &&
    Number(viewBox[2]) > 0 &&
    Number(viewBox[3]) > 0;
  return [
    ...checkPassive(svg, rules),
    createFinding('svg_require', missing.length === 0, listFirstThree(missing), 'none missing'),
    createFinding(
      'svg_texts',
      texts.length === 2 && emptyTexts.length === 0,
      `${texts.length} texts, ${emptyTexts.length} bad`,
      'title and desc, not empty',
    ),
    createFinding('svg_forbidden', forbidden.length === 0, listFirstThree(forbidden), 'none'),
    createFinding('svg_view_box', isValidViewBox, viewBox.join(' '), 'four numbers with a real size'),
    createFinding(
      'svg_groups',
      groups.length > 0 && new Set(groups).size === groups.length,
      groups.join(', '),
      'mark and wordmark, once each',
    ),
    createFinding('svg_drawn', drawn.length > 0, String(drawn.length), 'something'),
    createAtMostFinding('svg_decimals', countMaxDecimals(elements), rules.decimals_max),
    createAtMostFinding('svg_fills', fills.size, rules.fills_max_colours),
    createFinding('svg_fill_values', unknownFills.length === 0, listFirstThree(unknownFills), 'hex only'),
    createAtMostFinding('svg_strokes', elements.filter(isStroked).length, rules.strokes_after_outline),
    createAtMostFinding(
      'svg_gradients',
      elements.filter(({ name }) => /gradient|pattern/i.test(name)).length,
      rules.gradients,
    ),
  ];
};
