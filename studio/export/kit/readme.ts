// Writes the readme of a kit, which says what each file is for.

import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Letterer } from '../../type/lettering.ts';
import { type Forms, displayNameOf } from './forms.ts';
import { computeMinimumSize, findSmallestWordSize } from './least-size.ts';

const LICENCE_NAMES = {
  'OFL-1.1': 'SIL Open Font License 1.1',
  'Apache-2.0': 'Apache License 2.0',
  'UFL-1.0': 'Ubuntu Font Licence 1.0',
} as const;

/** Returns the full name of a font family's licence. */
export function describeLicence(letterer: Letterer, name: string): string {
  const family = letterer.families.find((each) => each.name === name);
  return LICENCE_NAMES[family?.licence ?? 'OFL-1.1'];
}

export function writeReadme(
  letterer: Letterer,
  decisions: Decisions,
  forms: Forms,
  files: readonly { path: string }[],
): string {
  const title = `${displayNameOf(decisions)}: brand kit`;
  const sections = [
    ...(forms.sandbox ? [writeSection('SANDBOX COPY', SANDBOX_LINES)] : []),
    writeSection('Which file to take', describeFiles(files)),
    writeSection('Sizes and space', describeSizes(forms, decisions)),
    writeSection('Colours', describeColours(decisions)),
    writeSection('Type', describeType(letterer, decisions)),
  ];
  return `${title}\n${'='.repeat(title.length)}\n\n${sections.join('\n')}`;
}

const writeSection = (title: string, lines: readonly string[]): string =>
  `${title}\n${'-'.repeat(title.length)}\n${lines.join('\n')}\n`;

const SANDBOX_LINES = [
  'Every drawing carries a watermark. Generate the brand with a live key for files to use.',
];

const PURPOSES_BY_PATH: readonly (readonly [path: string, purpose: string])[] = [
  [
    'logo/logo-light.svg',
    'The logo on white and light ground. Sharp at any size: take this one when in doubt.',
  ],
  ['logo/logo-dark.svg', 'The logo on black and dark ground.'],
  ['logo/horizontal-light.svg', 'Mark beside the name, for wide places such as the head of a page.'],
  ['logo/horizontal-dark.svg', 'The same on dark ground.'],
  ['logo/stacked-light.svg', 'Mark above the name, for square places such as a profile.'],
  ['logo/stacked-dark.svg', 'The same on dark ground.'],
  ['logo/mark-light.svg', 'The mark without the name, where the name stands nearby.'],
  ['logo/mark-dark.svg', 'The same on dark ground.'],
  ['one-colour/', 'Black and white only: stamps, engraving, embroidery, newspapers, invoices.'],
  ['png/', 'Pictures for programs that do not take SVG; the number is the width in pixels.'],
  ['icons/favicon.svg', 'Browser tabs. The .ico holds 16, 32 and 48 pixels for older browsers.'],
  ['icons/apple-touch-icon.png', 'Home screens of Apple devices, 180 pixels.'],
  [
    'icons/icon-192.png',
    'Home screens of Android devices; also in 512. The sign keeps inside the safe zone.',
  ],
  ['icons/site.webmanifest', 'Tells browsers about the icons; head.html has the lines for your page.'],
  ['colours/colours.json', 'The palette with values and contrast figures; colours.css has it as variables.'],
];

function describeFiles(files: readonly { path: string }[]): string[] {
  const present = PURPOSES_BY_PATH.filter(([path]) => files.some((file) => file.path.startsWith(path)));
  return present.flatMap(([path, purpose]) => [path, `    ${purpose}`]);
}

function describeSizes({ logo, mark }: Forms, decisions: Decisions): string[] {
  const least = computeMinimumSize(logo.inColours, findSmallestWordSize(decisions));
  return [
    `The logo is never narrower than ${least.pixels} pixels on screen or ${least.millimetres} mm in print.`,
    ...(mark === null ? [] : ['Below that take the mark alone: at least 16 pixels or 5 mm.']),
    'The space around each drawing belongs to it: nothing else enters.',
  ];
}

const formatContrast = (one: string, other: string): string => `${contrast(one, other).toFixed(1)}:1`;

function describeColours({ palette }: Decisions): string[] {
  const line = (role: string, hex: string): string =>
    `${role} ${hex}: ${formatContrast(hex, WHITE)} on white, ${formatContrast(hex, DARK_GROUND)} on ${DARK_GROUND}.`;
  return [
    line('Primary', palette.primary),
    line('Secondary', palette.secondary),
    'Text needs 4.5:1, large letters and signs 3:1. CMYK values in the files are approximate.',
  ];
}

function describeType(
  letterer: Letterer,
  { type: { family, weightHeading, weightBody } }: Decisions,
): string[] {
  return [
    `${family}: weight ${weightHeading} for headings, ${weightBody} for running text.`,
    `It is free under the ${describeLicence(letterer, family)}; find it by its name at fonts.google.com.`,
    'No font file is in this kit: the letters of the logo are outlines, and need none.',
  ];
}
