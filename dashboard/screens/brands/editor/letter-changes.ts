import type { LetterCase, LetterWeightChange } from './choices.ts';

/** A step of two weights, which is enough to see the direction. The studio chooses the final weight. */
const changeByWeight: Readonly<Record<LetterWeightChange, (heading: number) => number>> = {
  bolder: (heading) => Math.min(heading + 200, 900),
  thinner: (heading) => Math.max(heading - 200, 100),
};

const changeByCase: Readonly<Record<LetterCase, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: (text) => text.toLowerCase().replaceAll(/(?<=^|\s)\S/gu, (letter) => letter.toUpperCase()),
};

export function changeWeight(heading: number, change: LetterWeightChange | undefined): number {
  return change === undefined ? heading : changeByWeight[change](heading);
}

export function changeCase(text: string, change: LetterCase | undefined): string {
  return change === undefined ? text : changeByCase[change](text);
}
