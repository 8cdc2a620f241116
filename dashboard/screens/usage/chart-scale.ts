/**
 * The grid lines of a bar chart: a round number at or above the highest bar, and half of it if that is an integer.
 */
export function createChartLines(highest: number): readonly number[] {
  const top = roundUpToStep(Math.max(highest, 4));
  return top % 2 === 0 ? [top, top / 2, 0] : [top, 0];
}

const roundSteps = [1, 2, 4, 5, 6, 8, 10];

function roundUpToStep(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return (roundSteps.find((step) => step * size >= value) ?? 10) * size;
}
