// A stand-in for the engine in tests of the benchmark. Every prompt gives the same identity, and every refinement
// gives the identity that the test sets.

import { CONSTRUCTED_LETTERS } from '@blazon/studio/language/blazon/letter-source.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { Family } from '@blazon/studio/type/lettering.ts';
import type { DesignedIdentity, Identity } from '@blazon/studio/record/studio.ts';
import type { Engine } from './engine.ts';
import { createTestSvg } from './test-drawings.ts';

const AXES = { calmLoud: 0, warmCool: 0, classicModern: 0.4, lightHeavy: 0, softSharp: 0, simpleOrnate: 0 };

const FAMILY: Family = {
  name: 'Test Sans',
  class: 'grotesk',
  width: 'normal',
  scripts: ['Latn'],
  weights: [400, 700],
  italic: false,
  moods: [],
  axes: AXES,
  licence: 'OFL-1.1',
};

const MARK = '<path d="M20 60h40v80h-40Z" fill="{lead}"/><path d="M70 60h40v80h-40Z" fill="{second}"/>';
const WORD = '<path d="M140 80h18v40h-18ZM170 80h18v40h-18Z" fill="{lead}"/>';

const createColouredSvg = (lead: string, second: string): string =>
  createTestSvg({ mark: MARK, wordmark: WORD, viewBox: '0 20 240 160', title: 'll' })
    .replaceAll('{lead}', lead)
    .replaceAll('{second}', second);

const createIdentity = (primary: string, secondary: string): Identity => ({
  logo_svg: createColouredSvg(primary, secondary),
  logo_svg_dark: createColouredSvg('#F0F4FF', '#FFB08A'),
  primary_color: primary,
  secondary_color: secondary,
  font_family: FAMILY.name,
  font_weight_heading: '700',
  font_weight_body: '400',
});

const DECISIONS: Decisions = {
  version: 1,
  engine: 'test',
  seed: 1,
  brief: {
    name: 'll',
    nameSource: 'whole',
    descriptor: null,
    legalSuffix: null,
    script: 'Latn',
    rightToLeft: false,
    locale: 'en',
    language: 'en',
    industries: ['bakery'],
    moods: ['warm'],
    axes: AXES,
    wishes: ['mark:none', 'colour:teal'],
    avoids: [],
    conflicts: [],
    policyFlags: [],
    images: [],
    ideas: [],
    words: [],
    products: [],
    asides: [],
    defaultsUsed: ['colour'],
    notes: [],
  },
  text: 'll',
  palette: {
    primary: '#102A60',
    secondary: '#B4401E',
    light: {
      lead: '#102A60',
      second: '#B4401E',
      accent: '#B4401E',
      ink: '#102A60',
      word: '#102A60',
      quiet: '#102A60',
    },
    dark: {
      lead: '#F0F4FF',
      second: '#FFB08A',
      accent: '#FFB08A',
      ink: '#F0F4FF',
      word: '#F0F4FF',
      quiet: '#F0F4FF',
    },
    fills: 2,
  },
  type: { family: FAMILY.name, weightHeading: 700, weightBody: 400 },
  mark: {
    type: 'symbol+wordmark',
    source: 'library',
    id: 'pillars',
    motifs: ['pillar'],
    ideas: ['pair'],
    construction: 'silhouette',
    letters: [],
  },
  blazon: {
    blazon: 1,
    idea: 'Two pillars.',
    mark: null,
    lettering: null,
    lockup: { layout: 'row', markHeight: 2, gap: 0.3, align: 'centre', side: 'start' },
    ground: 'light',
  },
  settings: { dials: {}, detail: 'fine' },
  scales: { warmth: 0, playful: 0, weight: 0, soft: 0, modern: 0, simple: 0 },
  trace: { notes: [], changed: [], saturated: [], candidates: [] },
};

export const createDesigned = (
  primary: string,
  secondary: string,
  changes: Partial<Decisions> = {},
): DesignedIdentity => ({
  identity: createIdentity(primary, secondary),
  decisions: { ...DECISIONS, ...changes },
  variants: () => ({
    horizontal: createColouredSvg(primary, secondary),
    stacked: createColouredSvg(primary, secondary),
    markOnly: createColouredSvg(primary, secondary),
    oneColour: createColouredSvg(primary, primary),
  }),
});

/** Creates the fixed identity with a bar across its drawings. */
const createWatermarkedDesign = (): DesignedIdentity => {
  const designed = createDesigned('#102A60', '#B4401E');
  const bar = '<path d="M10 100h200v4h-200Z" fill="#102A60"/></svg>';
  const { logo_svg, logo_svg_dark } = designed.identity;
  const marked = {
    logo_svg: logo_svg.replace('</svg>', bar),
    logo_svg_dark: logo_svg_dark.replace('</svg>', bar),
  };
  return { ...designed, identity: { ...designed.identity, ...marked } };
};

/** The fixed identity is two pillars in navy and rust beside a word of two strokes. */
export const createFakeEngine = (
  refined: () => DesignedIdentity = () => createDesigned('#102A60', '#B4401E'),
): Engine => ({
  families: [FAMILY],
  letters: CONSTRUCTED_LETTERS,
  facesOf: () => [],
  covers: () => true,
  design: (_prompt, _seed, options) =>
    options?.sandbox === true ? createWatermarkedDesign() : createDesigned('#102A60', '#B4401E'),
  candidates: () => [],
  designWatched: () => ({ designed: createDesigned('#102A60', '#B4401E'), considered: [] }),
  neighbour: ({ identity }) => ({ mark: null, construction: 'wordmark', primary: identity.primary_color }),
  refine: refined,
});
