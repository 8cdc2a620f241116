import { describe, expect, it } from 'vitest';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import { DISC, createTestSvg, SQUARE } from '../test-drawings.ts';
import { checkSvg } from './svg-shape.ts';

const findFailedChecks = (svg: string): string[] =>
  checkSvg(svg, GATES)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);

const validSvg = createTestSvg({ mark: DISC, wordmark: SQUARE });

describe('a delivered SVG', () => {
  it('passes if it is valid', () => {
    expect(findFailedChecks(validSvg)).toEqual([]);
  });

  it.each([
    ['an element that is not allowed', createTestSvg({ mark: `${DISC}<use/>` }), 'svg_elements'],
    ['a script', createTestSvg({ mark: `${DISC}<script>1</script>` }), 'svg_forbidden'],
    ['an event handler', createTestSvg({ mark: '<path d="M0 0h1v1Z" onload="x()"/>' }), 'svg_forbidden'],
    [
      'an attribute that is not allowed',
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
    ['no title', validSvg.replace('<title>Acme</title>', ''), 'svg_require'],
    ['an empty title', createTestSvg({ mark: DISC, title: ' ' }), 'svg_texts'],
    ['markup in the title', createTestSvg({ mark: DISC, title: '<g/>' }), 'svg_texts'],
    ['nothing drawn', createTestSvg({}), 'svg_drawn'],
    ['a second mark', validSvg.replace('id="wordmark"', 'id="mark"'), 'svg_groups'],
    ['a view box without size', createTestSvg({ mark: DISC, viewBox: '0 0 0 10' }), 'svg_view_box'],
    ['broken XML', validSvg.replace('</svg>', ''), 'svg_wellformed'],
    ['a bare ampersand', validSvg.replace('Acme', 'A & B'), 'svg_wellformed'],
    ['a control character', validSvg.replace('Acme', 'A\u0001'), 'svg_wellformed'],
    ['a document type', `<!DOCTYPE svg>${validSvg}`, 'svg_extras'],
    ['too many bytes', createTestSvg({ mark: DISC.repeat(600) }), 'svg_bytes'],
  ])('is rejected if it has %s', (_, svg, gate) => {
    expect(findFailedChecks(svg)).toContain(gate);
  });
});
