// Material: the data and tools that all pages of the guidelines share.

import type { Palette } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import { type Forms, createForms, displayNameOf } from '../kit/forms.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Studio } from '../../record/studio.ts';
import { type PageTones, createTones } from './page-tones.ts';
import type { Face } from './shaper.ts';
import { HOUSE_FACE, openTypesetter, type Typesetter } from './typesetter.ts';

export interface GuidelinesRequest {
  decisions: Decisions;
  /** The customer's words. */
  prompt: string;
  /** When the brand was made, in milliseconds since 1970. */
  madeAt: number;
  sandbox: boolean;
}

export interface GuidelinesMaterial {
  /** The name of the brand; "Style guidelines" if the logo shows no name. */
  name: string;
  /** Whether the logo shows a name. */
  isNamed: boolean;
  prompt: string;
  madeAt: Date;
  decisions: Decisions;
  palette: Palette;
  forms: Forms;
  tones: PageTones;
  letterer: Letterer;
  typesetter: Typesetter;
  /** The typeface of page headings: the brand's own if it is suitable, otherwise the house typeface. */
  pageHeadingFace: Face;
  /** The brand's typeface for headings. */
  heading: Face;
  /** The brand's typeface for running text. */
  body: Face;
}

export function createMaterial(
  studio: Studio,
  { decisions, prompt, madeAt, sandbox }: GuidelinesRequest,
): GuidelinesMaterial {
  const { letterer } = studio;
  const { palette, type, brief } = decisions;
  const isNamed = decisions.blazon.lettering !== null;
  const forms = createForms(studio, decisions, sandbox);
  const heading: Face = { family: type.family, weight: type.weightHeading };
  return {
    name: isNamed ? displayNameOf(decisions) : 'Style guidelines',
    isNamed,
    prompt,
    madeAt: new Date(madeAt),
    decisions,
    palette,
    forms,
    tones: createTones(forms.ground),
    letterer,
    typesetter: openTypesetter(letterer, brief.locale),
    pageHeadingFace: isSuitableForHeadings(letterer, type.family)
      ? { ...heading, weight: Math.max(heading.weight, 500) }
      : DEFAULT_PAGE_HEADING_FACE,
    heading,
    body: { family: type.family, weight: type.weightBody },
  };
}

const DEFAULT_PAGE_HEADING_FACE: Face = { family: HOUSE_FACE.family, weight: 600, tracking: -0.015 };

/** Whether a typeface suits page headings: it is not a script or display typeface, and contains their characters. */
function isSuitableForHeadings(letterer: Letterer, name: string): boolean {
  const family = letterer.families.find((each) => each.name === name);
  const isPlain = family !== undefined && !['script', 'display'].includes(family.class);
  return isPlain && letterer.covers(name, 'Style guidelines 0123456789');
}
