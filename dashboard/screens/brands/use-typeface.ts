import { type CSSProperties, useEffect, useState } from 'react';

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
  const [loaded, setLoaded] = useState<{ readonly family: string; readonly styles: TypefaceStyles }>();
  useEffect(() => {
    let isCurrent = true;
    loadTypeface(family).then(
      (styles) => isCurrent && styles && setLoaded({ family, styles }),
      // If loading fails, the name stays in the interface's typeface. Nothing else depends on it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [family]);
  return loaded?.family === family ? loaded.styles : undefined;
}

/** The weights of a family; empty until they are known. */
export function useFontWeights(family: string): readonly number[] {
  const [all, setAll] = useState<Readonly<Record<string, readonly number[]>>>({});
  useEffect(() => {
    import('virtual:typefaces').then(
      ({ typefaces }) =>
        setAll(Object.fromEntries(Object.entries(typefaces).map(([name, { weights }]) => [name, weights]))),
      () => undefined,
    );
  }, []);
  return all[family] ?? [];
}

const loadedTypefaces = new Map<string, Promise<TypefaceStyles | undefined>>();

function loadTypeface(family: string): Promise<TypefaceStyles | undefined> {
  const pendingLoad = loadedTypefaces.get(family) ?? loadTypefaceFiles(family);
  loadedTypefaces.set(family, pendingLoad);
  return pendingLoad;
}

async function loadTypefaceFiles(family: string): Promise<TypefaceStyles | undefined> {
  const { typefaces } = await import('virtual:typefaces');
  const typeface = typefaces[family];
  if (typeface === undefined) return undefined;
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
