/**
 * The grid lines of a bar chart: a round number at or above the highest bar, and half of it if that is an integer.
 */
export function chartLines(highest: number): readonly number[] {
  const top = roundUp(Math.max(highest, 4));
  return top % 2 === 0 ? [top, top / 2, 0] : [top, 0];
}

const steps = [1, 2, 4, 5, 6, 8, 10];

function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * size >= value) ?? 10) * size;
}
