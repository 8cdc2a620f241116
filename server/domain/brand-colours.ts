import type { BrandColour } from '@blazon/contract/console/brands.ts';

interface DeliveredColours {
  readonly primary: string;
  readonly secondary: string;
}

/** Colours that a logo may use besides the two delivered ones, by their role in the palette, most important first. */
const furtherColours = [
  { role: 'accent', name: 'Accent' },
  { role: 'word', name: 'Letters' },
  { role: 'second', name: 'Symbol shade' },
] as const;

const roles = ['lead', 'second', 'accent', 'ink', 'word', 'quiet'] as const;

/**
 * Lists every colour of an identity once, with its counterpart on a dark background. If the record is missing or
 * cannot be read, returns only the two delivered colours, the same on both backgrounds.
 */
export function listBrandColours(palette: unknown, { primary, secondary }: DeliveredColours): BrandColour[] {
  const light = readColours(palette, 'light');
  const dark = readColours(palette, 'dark');
  const onDark = (hex: string): string => {
    const role = roles.find((one) => light[one]?.toLowerCase() === hex.toLowerCase());
    return (role && dark[role]) ?? hex;
  };
  const named: readonly (readonly [BrandColour['name'], string | undefined])[] = [
    ['Primary', primary],
    ['Secondary', secondary],
    ...furtherColours.map(({ role, name }) => [name, light[role]] as const),
  ];
  const seen = new Set<string>();
  return named.flatMap(([name, hex]): BrandColour[] => {
    if (hex === undefined || seen.has(hex.toLowerCase())) return [];
    seen.add(hex.toLowerCase());
    return [{ name, on_light: hex, on_dark: onDark(hex) }];
  });
}

function readColours(palette: unknown, background: 'light' | 'dark'): Partial<Record<string, string>> {
  if (!isRecord(palette)) return {};
  const colours = palette[background];
  if (!isRecord(colours)) return {};
  return Object.fromEntries(
    Object.entries(colours).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^#[0-9a-f]{6}$/i.test(entry[1]),
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
