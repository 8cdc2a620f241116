import { type CSSProperties, useEffect, useState } from 'react';

interface LoadedTypeface {
  readonly family: string;
  readonly style: CSSProperties;
}

/** The CSS for a studio family. Undefined until its file is loaded, and for unknown families. */
export function useTypeface(family: string): CSSProperties | undefined {
  const [loaded, setLoaded] = useState<LoadedTypeface>();
  useEffect(() => {
    let isCurrent = true;
    loadTypeface(family).then(
      (style) => isCurrent && style && setLoaded({ family, style }),
      // If loading fails, the name stays in the interface's typeface. Nothing else depends on it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [family]);
  return loaded?.family === family ? loaded.style : undefined;
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

const loadedTypefaces = new Map<string, Promise<CSSProperties | undefined>>();

function loadTypeface(family: string): Promise<CSSProperties | undefined> {
  const pendingLoad = loadedTypefaces.get(family) ?? loadTypefaceFiles(family);
  loadedTypefaces.set(family, pendingLoad);
  return pendingLoad;
}

async function loadTypefaceFiles(family: string): Promise<CSSProperties | undefined> {
  const { typefaces } = await import('virtual:typefaces');
  const typeface = typefaces[family];
  if (typeface === undefined) return undefined;
  // A unique family name, because a font of the same name on the visitor's computer may differ.
  const name = `Brand ${family}`;
  const faces = typeface.files.map(({ url, weight }) => new FontFace(name, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
  const settings = Object.entries(typeface.axes).map(([axis, value]) => `"${axis}" ${value}`);
  return {
    fontFamily: `"${name}"`,
    ...(settings.length > 0 && { fontVariationSettings: settings.join(', ') }),
  };
}
