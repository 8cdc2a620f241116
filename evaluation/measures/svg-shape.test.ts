import { describe, expect, it } from 'vitest';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import { DISC, createTestSvg, SQUARE } from '../test-drawings.ts';
import { svgShapeFindings } from './svg-shape.ts';

const failedOf = (svg: string): string[] =>
  svgShapeFindings(svg, GATES)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);

const sound = createTestSvg({ mark: DISC, wordmark: SQUARE });

describe('the shape of a delivered drawing', () => {
  it('accepts a valid one', () => {
    expect(failedOf(sound)).toEqual([]);
  });

  it.each([
    ['an element that is not allowed', createTestSvg({ mark: `${DISC}<use/>` }), 'svg_elements'],
    ['a script', createTestSvg({ mark: `${DISC}<script>1</script>` }), 'svg_forbidden'],
    ['an event handler', createTestSvg({ mark: '<path d="M0 0h1v1Z" onload="x()"/>' }), 'svg_forbidden'],
    [
      'a strange attribute',
      createTestSvg({ mark: '<path d="M0 0h1v1Z" style="fill:red"/>' }),
      'svg_attributes',
    ],
    ['a link', createTestSvg({ mark: '<path d="M0 0h1v1Z" fill="url(#a)"/>' }), 'svg_values'],
    ['a stroke', createTestSvg({ mark: '<path d="M0 0h1v1Z" stroke="#000"/>' }), 'svg_strokes'],
    ['too many decimals', createTestSvg({ mark: '<path d="M0 0h1.0001v1Z"/>' }), 'svg_decimals'],
    ['an exponent', createTestSvg({ mark: '<path d="M0 0h1e3v1Z"/>' }), 'svg_decimals'],
    [
      'four colours',
      createTestSvg({
        mark: ['#100', '#200', '#300', '#400'].map((fill) => `<path fill="${fill}" d="M0 0h1v1Z"/>`).join(''),
      }),
      'svg_fills',
    ],
    ['a colour by name', createTestSvg({ mark: '<path fill="red" d="M0 0h1v1Z"/>' }), 'svg_fill_values'],
    ['no title', sound.replace('<title>Acme</title>', ''), 'svg_require'],
    ['an empty title', createTestSvg({ mark: DISC, title: ' ' }), 'svg_texts'],
    ['markup in the title', createTestSvg({ mark: DISC, title: '<g/>' }), 'svg_texts'],
    ['nothing drawn', createTestSvg({}), 'svg_drawn'],
    ['a second mark', sound.replace('id="wordmark"', 'id="mark"'), 'svg_groups'],
    ['a view box without size', createTestSvg({ mark: DISC, viewBox: '0 0 0 10' }), 'svg_view_box'],
    ['broken XML', sound.replace('</svg>', ''), 'svg_wellformed'],
    ['a bare ampersand', sound.replace('Acme', 'A & B'), 'svg_wellformed'],
    ['a control character', sound.replace('Acme', 'A\u0001'), 'svg_wellformed'],
    ['a document type', `<!DOCTYPE svg>${sound}`, 'svg_extras'],
    ['too many bytes', createTestSvg({ mark: DISC.repeat(600) }), 'svg_bytes'],
  ])('refuses %s', (_, svg, gate) => {
    expect(failedOf(svg)).toContain(gate);
  });
});
