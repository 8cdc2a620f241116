import type { BrandDetail, BrandText } from '@blazon/contract/console/brands.ts';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTypeface } from '../use-typeface.ts';
import type { EditorChoices } from './choices.ts';
import { changeWeight } from './letter-changes.ts';

/** A line of text. Lengths are in font sizes of the name. */
interface TypesetLine {
  readonly text: string;
  readonly style: CSSProperties;
  readonly size: number;
  /** The distance of the baseline from the top of the name's capitals. */
  readonly baseline: number;
  /** The letter spacing, which also follows the last letter. */
  readonly spacing: number;
}

export interface TypesetName {
  readonly lines: readonly TypesetLine[];
  readonly width: number;
  /** From the top of the name's capitals to the last baseline. */
  readonly height: number;
  /** The width with the letters that the logo has now. */
  readonly widthNow: number;
}

/** The share of the font size that capitals take in most typefaces. */
export const capHeightShare = 0.7;

/**
 * Sets the name in the chosen letters. Undefined without a text, and until the first typeface is loaded; while another
 * one loads, the name stays as it was.
 */
export function useTypesetName(
  { design, font_family: familyNow, font_weight_heading: headingWeight }: BrandDetail,
  { typeface, weight }: EditorChoices,
  text: BrandText | undefined,
): TypesetName | undefined {
  const faceNow = useTypeface(familyNow);
  const face = useTypeface(typeface ?? familyNow);
  const name = useMemo(() => {
    const textNow = design?.text ?? undefined;
    if (text === undefined || textNow === undefined || face === undefined || faceNow === undefined)
      return undefined;
    const lines = typesetLines(text, face, (lineWeight) =>
      changeWeight(lineWeight ?? Number(headingWeight), weight),
    );
    const linesNow = typesetLines(textNow, faceNow, (lineWeight) => lineWeight ?? Number(headingWeight));
    return {
      lines,
      width: measureLines(lines),
      height: lines.at(-1)?.baseline ?? 0,
      widthNow: measureLines(linesNow),
    };
  }, [text, face, faceNow, headingWeight, weight, design]);
  const [last, setLast] = useState(name);
  if (name !== undefined && name !== last) setLast(name);
  return text === undefined ? undefined : (name ?? last);
}

function typesetLines(
  { lines, leading }: BrandText,
  face: CSSProperties,
  chooseWeight: (weight: number | null) => number,
): TypesetLine[] {
  let baseline = -leading * capHeightShare;
  return lines.map(({ text, size, weight, letter_spacing: letterSpacing }) => {
    baseline += (leading + size) * capHeightShare;
    const style = {
      ...face,
      fontWeight: chooseWeight(weight),
      letterSpacing: `${letterSpacing}em`,
      // Otherwise, each letter may be rounded to whole pixels, and small text is wider than measured.
      textRendering: 'geometricPrecision' as const,
    };
    return { text, size, baseline, style, spacing: letterSpacing * size };
  });
}

function measureLines(lines: readonly TypesetLine[]): number {
  return Math.max(
    ...lines.map(({ text, style, size, spacing }) => measureText(text, style) * size - spacing),
  );
}

/** Measures text in em. A canvas would ignore the axes of variable typefaces. */
function measureText(text: string, style: CSSProperties): number {
  const fontSize = 100;
  const element = document.createElement('span');
  Object.assign(element.style, style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre',
    fontSize: `${fontSize}px`,
  });
  element.textContent = text;
  document.body.append(element);
  const { width } = element.getBoundingClientRect();
  element.remove();
  return width / fontSize;
}
