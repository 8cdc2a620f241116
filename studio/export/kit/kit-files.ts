// Lists the files of a kit: paths and contents. The caller renders pixels and packs the archive.

import { DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex, RoleColours } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Studio } from '../../record/studio.ts';
import { writeLogo, writeOneColour } from '../../language/svg/write-svg.ts';
import { coloursCss, coloursJson } from './colour-files.ts';
import { type Form, type Forms, formsOf } from './forms.ts';
import { FAVICON, iconSvg, MASKABLE, TOUCH_ICON } from './icon.ts';
import { headSnippet, webManifest } from './manifest.ts';
import { readme } from './readme.ts';

export type KitFile =
  | { path: string; text: string }
  /** A PNG of this width, with or without a background. */
  | { path: string; svg: string; width: number; ground: Hex | null }
  /** An ICO of one drawing in several sizes. */
  | { path: string; svg: string; sizes: readonly number[] };

const LOGO_WIDTHS = [256, 512, 1024, 2048] as const;
const MARK_WIDTHS = [128, 256, 512, 1024] as const;

export function kitFiles(studio: Studio, decisions: Decisions, sandbox: boolean): KitFile[] {
  const forms = formsOf(studio, decisions, sandbox);
  const files = [
    ...logoFiles('logo', forms.logo, forms, decisions),
    ...alternatives(forms, decisions),
    ...markFiles(forms, decisions),
    ...pictures(forms, decisions),
    ...icons(forms, decisions),
    { path: 'colours/colours.json', text: coloursJson(decisions.palette) },
    { path: 'colours/colours.css', text: coloursCss(decisions.palette) },
  ];
  return [{ path: 'README.txt', text: readme(studio.letterer, decisions, forms, files) }, ...files];
}

const colouredSvg = (form: Form, colours: RoleColours, { words }: Forms): string =>
  writeLogo(form.inColours, colours, words);

const oneColourSvg = (form: Form, colour: Hex, { words }: Forms): string =>
  writeOneColour(form.inOneColour, colour, words);

/** One form for light and dark backgrounds, and in black and in white. */
function logoFiles(name: string, form: Form, forms: Forms, { palette }: Decisions): KitFile[] {
  return [
    { path: `logo/${name}-light.svg`, text: colouredSvg(form, palette.light, forms) },
    { path: `logo/${name}-dark.svg`, text: colouredSvg(form, palette.dark, forms) },
    { path: `one-colour/${name}-black.svg`, text: oneColourSvg(form, BLACK, forms) },
    { path: `one-colour/${name}-white.svg`, text: oneColourSvg(form, WHITE, forms) },
  ];
}

const BLACK: Hex = '#000000';

function alternatives(forms: Forms, { palette }: Decisions): KitFile[] {
  const named = [
    ['horizontal', forms.horizontal],
    ['stacked', forms.stacked],
  ] as const;
  return named.flatMap(([name, form]): KitFile[] =>
    form === null
      ? []
      : [
          { path: `logo/${name}-light.svg`, text: colouredSvg(form, palette.light, forms) },
          { path: `logo/${name}-dark.svg`, text: colouredSvg(form, palette.dark, forms) },
        ],
  );
}

const markFiles = (forms: Forms, decisions: Decisions): KitFile[] =>
  forms.mark === null ? [] : logoFiles('mark', forms.mark, forms, decisions);

function pictures(forms: Forms, { palette }: Decisions): KitFile[] {
  const drawn = [
    { name: 'logo', form: forms.logo, widths: LOGO_WIDTHS },
    ...(forms.mark === null ? [] : [{ name: 'mark', form: forms.mark, widths: MARK_WIDTHS }]),
  ];
  return drawn.flatMap(({ name, form, widths }) => {
    const light = colouredSvg(form, palette.light, forms);
    const dark = colouredSvg(form, palette.dark, forms);
    return widths.flatMap((width): KitFile[] => [
      { path: `png/${name}-light-${width}.png`, svg: light, width, ground: WHITE },
      { path: `png/${name}-dark-${width}.png`, svg: dark, width, ground: DARK_GROUND },
      { path: `png/${name}-transparent-${width}.png`, svg: light, width, ground: null },
      { path: `png/${name}-transparent-for-dark-${width}.png`, svg: dark, width, ground: null },
    ]);
  });
}

function icons(forms: Forms, decisions: Decisions): KitFile[] {
  if (forms.sign.length === 0) return [];
  const favicon = iconSvg(forms, FAVICON);
  const touch = iconSvg(forms, TOUCH_ICON);
  const maskable = iconSvg(forms, MASKABLE);
  return [
    { path: 'icons/favicon.svg', text: favicon },
    { path: 'icons/favicon.ico', svg: favicon, sizes: [16, 32, 48] },
    { path: 'icons/apple-touch-icon.png', svg: touch, width: 180, ground: null },
    { path: 'icons/icon-192.png', svg: maskable, width: 192, ground: null },
    { path: 'icons/icon-512.png', svg: maskable, width: 512, ground: null },
    { path: 'icons/site.webmanifest', text: webManifest(decisions, forms) },
    { path: 'icons/head.html', text: headSnippet(forms) },
  ];
}
