import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';

interface TypefaceStyles {
  /** The letters as in the logo. */
  readonly logo: CSSProperties;
  /** The cut for small text, if the family has several optical sizes; otherwise as in the logo. */
  readonly text: CSSProperties;
}

/** The CSS for a studio family as in the logo. Undefined until its file is loaded, and for unknown families. */
export function useTypeface(family: string): CSSProperties | undefined {
  return useTypefaceStyles(family)?.logo;
}

export function useTypefaceStyles(family: string): TypefaceStyles | undefined {
  const { data } = useQuery({
    ...typefaceOptions,
    queryKey: ['typeface', family],
    queryFn: () => loadTypeface(family),
  });
  return data ?? undefined;
}

/** The weights of a family; empty until they are known. */
export function useFontWeights(family: string): readonly number[] {
  const { data } = useQuery({ ...typefaceOptions, queryKey: ['typefaces'], queryFn: loadTypefaces });
  return data?.[family]?.weights ?? [];
}

const typefaceOptions = {
  // Typefaces never change, and stay in the document.
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  // If these attempts fail too, the text stays in the interface's typeface. Nothing else depends on it.
  retry: 2,
} as const;

const loadTypefaces = async () => (await import('virtual:typefaces')).typefaces;

async function loadTypeface(family: string): Promise<TypefaceStyles | null> {
  const { [family]: typeface } = await loadTypefaces();
  if (typeface === undefined) return null;
  // A unique family name, because a font of the same name on the visitor's computer may differ.
  const name = `Brand ${family}`;
  const faces = typeface.files.map(({ url, weight }) => new FontFace(name, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
  const { opsz: _, ...otherAxes } = typeface.axes;
  // Without a fixed optical size, the browser chooses the one for the size of the text.
  return { logo: createStyle(name, typeface.axes), text: createStyle(name, otherAxes) };
}

function createStyle(name: string, axes: Readonly<Record<string, number>>): CSSProperties {
  const settings = Object.entries(axes).map(([axis, value]) => `"${axis}" ${value}`);
  return {
    fontFamily: `"${name}"`,
    ...(settings.length > 0 && { fontVariationSettings: settings.join(', ') }),
  };
}
