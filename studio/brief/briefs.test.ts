// Reads the benchmark's prompts and checks their briefs, before anything is drawn.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { describeConstraints } from './constraints.ts';
import { readBrief } from './read-brief.ts';

interface Bench {
  briefs: readonly { id: string; prompt: string }[];
}

const bench = JSON.parse(readFileSync(new URL('../test/briefs.json', import.meta.url), 'utf8')) as Bench;
const prompts = new Map(bench.briefs.map(({ id, prompt }) => [id.slice(0, 3), prompt]));
const promptOf = (id: string): string => prompts.get(id) ?? '';
const read = (id: string): Brief => readBrief(promptOf(id));

describe('the name as typed in the prompt', () => {
  it.each([
    ['b01', 'Loafwright'],
    ['b02', 'Tallybook'],
    ['b03', 'Hartwell & Moss'],
    ['b04', 'Tinkertrail'],
    ['b05', 'kiln'],
    ['b06', 'Mediora'],
    ['b07', 'Maison Orvelle'],
    ['b08', 'Voltra'],
    ['b09', 'Relaydesk'],
    ['b10', 'قهوة الصباح'],
    ['b11', '月森'],
    ['b12', 'योगशाला'],
    ['b13', 'Λυχνία'],
    ['b14', 'İğne Atölye'],
    ['b15', 'Zestly'],
    ['b17', 'Norrvik'],
    ['b18', 'Contrapunkt'],
    ['b19', 'Foo'],
    ['b20', 'Swiftly'],
    ['b21', 'Rosa Kessel'],
    ['b22', 'KONTRA'],
    ['b23', 'Everyoak'],
  ])('of %s is %s', (id, name) => {
    expect(read(id).name).toBe(name);
  });

  it('is never invented: words of the prompt replace a missing name', () => {
    const brief = read('b16');
    expect(brief.name).toBeNull();
    expect(brief.nameSource).toBe('descriptor');
    expect(promptOf('b16')).toContain(brief.descriptor);
  });

  it('is found in a prompt of the maximum length', () => {
    const long = Array.from(`${promptOf('b17')} `.repeat(3))
      .slice(0, 2000)
      .join('');
    expect(readBrief(long).name).toBe('Norrvik');
  });
});

describe('script and case of a name', () => {
  it.each([
    ['b01', 'Latn', false],
    ['b10', 'Arab', true],
    ['b11', 'Jpan', false],
    ['b12', 'Deva', false],
    ['b13', 'Grek', false],
  ])('the script of %s is %s', (id, script, rightToLeft) => {
    expect(read(id)).toMatchObject({ script, rightToLeft });
  });

  it.each([
    ['b05', 'case:lower'],
    ['b14', 'case:upper'],
  ])('%s asks for %s', (id, wish) => {
    expect(read(id).wishes).toContain(wish);
  });

  it('a Turkish name follows the Turkish rules for upper and lower case', () => {
    expect(read('b14').locale).toBe('tr');
  });
});

describe('trade, mood and idea of a prompt', () => {
  it.each([
    ['b01', ['food', 'bakery']],
    ['b03', ['legal']],
    ['b04', ['toys', 'education', 'retail']],
    ['b05', ['developer-tools', 'software']],
    ['b06', ['healthcare']],
    ['b08', ['energy']],
    ['b10', ['food', 'cafe']],
    ['b11', ['food']],
    ['b12', ['wellness', 'fitness', 'yoga']],
    ['b16', ['pets']],
    ['b17', ['marine']],
    ['b18', ['gallery']],
  ])('the trade of %s is one of %j', (id, industries) => {
    expect(industries).toContain(read(id).industries[0]);
  });

  it.each([
    ['b01', ['warm', 'rustic', 'handmade']],
    ['b04', ['playful']],
    ['b12', ['calm', 'natural']],
  ])('the moods of %s include %j', (id, moods) => {
    expect(read(id).moods).toEqual(expect.arrayContaining(moods));
  });

  it('the idea behind a long story is found', () => {
    expect(read('b17').ideas).toEqual(expect.arrayContaining(['two-become-one', 'propulsion']));
  });
});

describe('explicit wishes', () => {
  it.each([
    ['b02', ['color:teal', 'no-icon']],
    ['b03', ['color:navy', 'color:grey', 'type:serif']],
    ['b04', ['shape:round']],
    ['b05', ['tone:monochrome', 'detail:minimal']],
    ['b06', ['no-motif:cross', 'no-motif:heart']],
    ['b07', ['color:black', 'color:cream', 'space:airy']],
    ['b08', ['no-color:green']],
    ['b09', ['primary:#5B2BE0', 'secondary:#FFB400', 'type:sans']],
    ['b13', ['color:bronze']],
    ['b17', ['color:petrol', 'no-motif:anchor', 'no-motif:wave', 'no-motif:ship-wheel']],
    ['b21', ['mark:monogram', 'letters:RK', 'space:negative', 'colours:1', 'use:watermark']],
    ['b22', ['color:yellow', 'color:black', 'ground:dark', 'type:condensed', 'style:brutalist']],
    ['b23', ['color:green', 'color:red', 'use:colour-blind']],
  ])('of %s include %j', (id, constraints) => {
    expect(describeConstraints(read(id))).toEqual(expect.arrayContaining(constraints));
  });

  it('are optional: the brief lists the unspecified parts, which use defaults', () => {
    expect(read('b15').defaultsUsed).toEqual(expect.arrayContaining(['industry', 'mood', 'colour', 'type']));
  });
});

describe('contradictions and unsafe text', () => {
  it('readBrief lets the later of two contradictory words win', () => {
    const { conflicts } = read('b18');
    expect(conflicts.length).toBeGreaterThanOrEqual(1);
    expect(conflicts.every(({ why }) => why === 'later')).toBe(true);
  });

  it("readBrief flags a request for another brand's mark", () => {
    expect(read('b20').policyFlags).toContain('third-party-mark');
  });

  it('readBrief flags instructions and markup as an injection', () => {
    expect(read('b19').policyFlags).toContain('injection');
  });
});
