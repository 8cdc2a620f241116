// Engine: the studio's functions that the evaluation uses, behind one interface.

import type { LetterSource } from '@blazon/studio/language/blazon/letter-source.ts';
import { createTypefaceLetters } from '@blazon/studio/type/typeface-letters.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { Candidate } from '@blazon/studio/design/choices/mark-candidate.ts';
import { rankMarks } from '@blazon/studio/design/choices/choose-mark.ts';
import { proposeMarks } from '@blazon/studio/design/choices/propose-marks.ts';
import { designBrand, createMarkRequest } from '@blazon/studio/design/design-brand.ts';
import type { Family, Letterer } from '@blazon/studio/type/lettering.ts';
import { refineBrand } from '@blazon/studio/refinement/refine-brand.ts';
import type { DesignedIdentity, DesignRequest, Neighbour, Studio } from '@blazon/studio/record/studio.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { convertOutlineToShape } from './svg/from-outline.ts';
import type { Shape } from './svg/read-drawing.ts';

export type Lineage = readonly [Decisions, ...Decisions[]];

export interface DesignOptions {
  neighbours?: readonly Neighbour[];
  sandbox?: boolean;
  candidate?: string;
}

/** A mark that the engine drew while it looked for the best one. */
export interface ConsideredDrawing {
  idea: string;
  shapes: readonly (Shape & { role: string })[];
}

export interface ObservedDesign {
  designed: DesignedIdentity;
  considered: readonly ConsideredDrawing[];
}

export interface Engine {
  families: readonly Family[];
  covers(family: string, text: string): boolean;
  /** The letters of the typefaces, for drawing a blazon without a brief. */
  letters: LetterSource;
  /** Returns a letter in several typefaces, to compare marks with. */
  facesOf(letter: string): readonly (readonly Shape[])[];
  design(prompt: string, seed: number, options?: DesignOptions): DesignedIdentity;
  /** Designs an identity, and also returns every mark that the engine drew for it. */
  designWatched(prompt: string, seed: number, options?: DesignOptions): ObservedDesign;
  /** Returns all candidates for the mark with the critic's ratings, best first. */
  candidates(prompt: string, seed: number): readonly Candidate[];
  /** Returns the properties of this identity that the workspace's next identity must not resemble. */
  neighbour(designed: DesignedIdentity): Neighbour;
  refine(lineage: Lineage, prompt: string, options?: { sandbox?: boolean }): DesignedIdentity;
}

const TEMPLATE_WEIGHTS = [400, 700, 900];

const shapeLetterInFamilies = (letterer: Letterer, letter: string): readonly (readonly Shape[])[] =>
  letterer.families
    .filter(({ name, class: kind }) => kind !== 'script' && letterer.covers(name, letter))
    .flatMap(({ name, weights }) =>
      weights
        .filter((weight) => TEMPLATE_WEIGHTS.includes(weight))
        .map((weight) => {
          const setting = { family: name, weight, italic: false, tracking: 0, locale: 'en', vertical: false };
          return letterer
            .shape({ text: letter, ...setting })
            .glyphs.map(({ outline }) => convertOutlineToShape(outline));
        }),
    );

/** Designs an identity, and records the first drawing of every idea. */
const designWhileObserving = (studio: Studio, request: DesignRequest): ObservedDesign => {
  const considered: ConsideredDrawing[] = [];
  const markDrawings: Studio['markDrawings'] = {
    ...studio.markDrawings,
    draw(mark, settings) {
      const drawnMark = studio.markDrawings.draw(mark, settings);
      const shapes = drawnMark.fills.map(({ role, outline }) => ({
        ...convertOutlineToShape(outline),
        role,
      }));
      if (considered.every(({ idea }) => idea !== mark.idea)) considered.push({ idea: mark.idea, shapes });
      return drawnMark;
    },
  };
  return { designed: designBrand({ ...studio, markDrawings }, request), considered };
};

/** Opens the engine on the shared studio. `onStage` is called when a stage of a design begins. */
export const openEngine = async (onStage?: (stage: string) => void): Promise<Engine> => {
  const opened = await openLocalStudio();
  const studio = onStage === undefined ? opened : { ...opened, onStage };
  const { letterer, library } = studio;
  return {
    families: letterer.families,
    letters: createTypefaceLetters(letterer),
    facesOf: (letter) => shapeLetterInFamilies(letterer, letter),
    covers: (family, text) => letterer.covers(family, text),
    design: (prompt, seed, options = {}) => designBrand(studio, { prompt, seed, ...options }),
    designWatched: (prompt, seed, options = {}) => designWhileObserving(studio, { prompt, seed, ...options }),
    candidates(prompt, seed) {
      const request = createMarkRequest(studio, { prompt, seed });
      return rankMarks(
        studio,
        proposeMarks(library, request.brief, request.text, request.stream.fork('ideas')),
        request,
      );
    },
    neighbour({ identity, decisions }) {
      const { blazon, settings } = decisions;
      const mark = blazon.mark === null ? null : studio.markDrawings.draw(blazon.mark, settings).measures;
      return { mark, construction: decisions.mark.construction, primary: identity.primary_color };
    },
    refine: (lineage, prompt, options = {}) => refineBrand(studio, { lineage, prompt, ...options }),
  };
};
