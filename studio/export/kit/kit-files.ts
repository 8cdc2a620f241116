// Creates the files of a brand kit. The caller renders those with `svg` to pixels, and packs the archive.

import { DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex, RoleColours } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Studio } from '../../record/studio.ts';
import { writeLogo, writeLogoInOneColour } from '../../language/svg/write-svg.ts';
import { writeColoursCss, writeColoursJson } from './colour-files.ts';
import { type Form, type Forms, createForms } from './forms.ts';
import { FAVICON_SHAPE, writeIconSvg, MASKABLE_ICON_SHAPE, TOUCH_ICON_SHAPE } from './icon.ts';
import { writeHeadSnippet, writeWebManifest } from './manifest.ts';
import { writeReadme } from './readme.ts';

export type KitFile =
  | { path: string; text: string }
  /** To be rendered as a PNG of this width in pixels. If `ground` is null, the background is transparent. */
  | { path: string; svg: string; width: number; ground: Hex | null }
  /** To be rendered as an ICO with these sizes in pixels. */
  | { path: string; svg: string; sizes: readonly number[] };

const LOGO_WIDTHS = [256, 512, 1024, 2048] as const;
const MARK_WIDTHS = [128, 256, 512, 1024] as const;

export function createKitFiles(studio: Studio, decisions: Decisions, sandbox: boolean): KitFile[] {
  const forms = createForms(studio, decisions, sandbox);
  const files = [
    ...createLogoFiles('logo', forms.logo, forms, decisions),
    ...createAlternativeFiles(forms, decisions),
    ...createMarkFiles(forms, decisions),
    ...createPictureFiles(forms, decisions),
    ...createIconFiles(forms, decisions),
    { path: 'colours/colours.json', text: writeColoursJson(decisions.palette) },
    { path: 'colours/colours.css', text: writeColoursCss(decisions.palette) },
  ];
  return [{ path: 'README.txt', text: writeReadme(studio.letterer, decisions, forms, files) }, ...files];
}

const writeColouredSvg = (form: Form, colours: RoleColours, { words }: Forms): string =>
  writeLogo(form.inColours, colours, words);

const writeOneColourSvg = (form: Form, colour: Hex, { words }: Forms): string =>
  writeLogoInOneColour(form.inOneColour, colour, words);

/** Writes a form in four versions: for light and dark backgrounds, in black, and in white. */
function createLogoFiles(name: string, form: Form, forms: Forms, { palette }: Decisions): KitFile[] {
  return [
    { path: `logo/${name}-light.svg`, text: writeColouredSvg(form, palette.light, forms) },
    { path: `logo/${name}-dark.svg`, text: writeColouredSvg(form, palette.dark, forms) },
    { path: `one-colour/${name}-black.svg`, text: writeOneColourSvg(form, BLACK, forms) },
    { path: `one-colour/${name}-white.svg`, text: writeOneColourSvg(form, WHITE, forms) },
  ];
}

const BLACK: Hex = '#000000';

function createAlternativeFiles(forms: Forms, { palette }: Decisions): KitFile[] {
  const named = [
    ['horizontal', forms.horizontal],
    ['stacked', forms.stacked],
  ] as const;
  return named.flatMap(([name, form]): KitFile[] =>
    form === null
      ? []
      : [
          { path: `logo/${name}-light.svg`, text: writeColouredSvg(form, palette.light, forms) },
          { path: `logo/${name}-dark.svg`, text: writeColouredSvg(form, palette.dark, forms) },
        ],
  );
}

const createMarkFiles = (forms: Forms, decisions: Decisions): KitFile[] =>
  forms.mark === null ? [] : createLogoFiles('mark', forms.mark, forms, decisions);

function createPictureFiles(forms: Forms, { palette }: Decisions): KitFile[] {
  const pictures = [
    { name: 'logo', form: forms.logo, widths: LOGO_WIDTHS },
    ...(forms.mark === null ? [] : [{ name: 'mark', form: forms.mark, widths: MARK_WIDTHS }]),
  ];
  return pictures.flatMap(({ name, form, widths }) => {
    const light = writeColouredSvg(form, palette.light, forms);
    const dark = writeColouredSvg(form, palette.dark, forms);
    return widths.flatMap((width): KitFile[] => [
      { path: `png/${name}-light-${width}.png`, svg: light, width, ground: WHITE },
      { path: `png/${name}-dark-${width}.png`, svg: dark, width, ground: DARK_GROUND },
      { path: `png/${name}-transparent-${width}.png`, svg: light, width, ground: null },
      { path: `png/${name}-transparent-for-dark-${width}.png`, svg: dark, width, ground: null },
    ]);
  });
}

function createIconFiles(forms: Forms, decisions: Decisions): KitFile[] {
  if (forms.sign.length === 0) return [];
  const favicon = writeIconSvg(forms, FAVICON_SHAPE);
  const touch = writeIconSvg(forms, TOUCH_ICON_SHAPE);
  const maskable = writeIconSvg(forms, MASKABLE_ICON_SHAPE);
  return [
    { path: 'icons/favicon.svg', text: favicon },
    { path: 'icons/favicon.ico', svg: favicon, sizes: [16, 32, 48] },
    { path: 'icons/apple-touch-icon.png', svg: touch, width: 180, ground: null },
    { path: 'icons/icon-192.png', svg: maskable, width: 192, ground: null },
    { path: 'icons/icon-512.png', svg: maskable, width: 512, ground: null },
    { path: 'icons/site.webmanifest', text: writeWebManifest(decisions, forms) },
    { path: 'icons/head.html', text: writeHeadSnippet(forms) },
  ];
}
