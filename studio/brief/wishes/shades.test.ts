import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

it.each([
  ['Lantern Diving, scuba centre, dark teal', { teal: ['dark'] }],
  ['Gelato Nove, an ice cream parlour, pistachio green', { green: ['pistachio'] }],
  ['Hearth, a wedding photographer, muted greens', { green: ['muted'] }],
  ['Derby Nine, roller derby, purple and neon pink', { pink: ['electric'] }],
  ['Marlow, tile importer in cobalt blue and pale grey', { blue: ['cobalt'], grey: ['pale'] }],
  ['Kraftwerk Nord, Fitnessstudio, dunkelgrün', { green: ['dark'] }],
  ['Pont Neuf, boulangerie, vert foncé', { green: ['dark'] }],
  ['Studio Ponte, architetti, verde bottiglia', { green: ['bottle'] }],
  ['Sol, padaria, roxo claro', { purple: ['pale'] }],
  ['مخبز نور، أخضر فاتح', { green: ['pale'] }],
  ['Пекарня «Сол», светло-зелёный', { green: ['pale'] }],
  ['Northern Rail, trains, green and dark blue', { navy: ['dark'] }],
  ['Norrvik, outboard engines, deep sea green', { teal: ['dark', 'sea-green'] }],
  ['Norrvik, outboard engines, deep sea blue', { blue: ['dark', 'ocean'] }],
  ['Oak & Ivy, florist, green and white', {}],
])('readBrief returns the shades of the colours: %s', (prompt, shades) => {
  expect(readBrief(prompt).shades).toEqual(shades);
});
