// Writes the palette as JSON and as CSS variables.

import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex, Palette, RoleColours } from '../../language/colour/palette.ts';

const ROLES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet'] as const satisfies (keyof RoleColours)[];

export function writeColoursJson({ primary, secondary, light, dark }: Palette): string {
  const onGround = (colours: RoleColours, ground: Hex) =>
    Object.fromEntries(
      ROLES.map((role) => [
        role,
        { hex: colours[role], contrast: roundToHundredth(contrast(colours[role], ground)) },
      ]),
    );
  const table = {
    primary: describeColour(primary),
    secondary: describeColour(secondary),
    light: { ground: WHITE, ...onGround(light, WHITE) },
    dark: { ground: DARK_GROUND, ...onGround(dark, DARK_GROUND) },
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

const describeColour = (hex: Hex) => ({
  hex,
  rgb: rgbOf(hex),
  cmyk_approximate: cmykOf(hex),
  contrast_on_white: roundToHundredth(contrast(hex, WHITE)),
  contrast_on_dark: roundToHundredth(contrast(hex, DARK_GROUND)),
});

const roundToHundredth = (ratio: number): number => Math.round(ratio * 100) / 100;

export function writeColoursCss({ primary, secondary, light, dark }: Palette): string {
  const variables = (colours: RoleColours): string =>
    ROLES.map((role) => `  --brand-${role}: ${colours[role].toLowerCase()};`).join('\n');
  const ground = (colour: Hex): string => `  --brand-ground: ${colour.toLowerCase()};`;
  return [
    ':root {',
    `  --brand-primary: ${primary.toLowerCase()};`,
    `  --brand-secondary: ${secondary.toLowerCase()};`,
    ground(WHITE),
    variables(light),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    `:root {\n${ground(DARK_GROUND)}\n${variables(dark)}\n}`.replaceAll(/^/gm, '  '),
    '}',
    '',
  ].join('\n');
}

export const rgbOf = (hex: Hex): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns approximate CMYK values in percent. A printer converts with the colour profile of the press instead. */
export const cmykOf = (hex: Hex): [number, number, number, number] => {
  const [red, green, blue] = rgbOf(hex).map((part) => part / 255) as [number, number, number];
  const maximum = Math.max(red, green, blue);
  const percentBelowMaximum = (part: number): number =>
    maximum === 0 ? 0 : Math.round(((maximum - part) / maximum) * 100);
  return [
    percentBelowMaximum(red),
    percentBelowMaximum(green),
    percentBelowMaximum(blue),
    Math.round((1 - maximum) * 100),
  ];
};
