/** Generates the prompts for benchmarks. They are the same in every run and all different. */
const sampleTrades = [
  'coffee roastery',
  'print shop',
  'law firm',
  'climbing hall',
  'observatory',
  'ferry line',
  'spa',
];
const moods = ['bold', 'calm', 'precise', 'playful', 'warm', 'austere'];
const colours = ['deep blue', 'sage green', 'warm red', 'ochre', 'black and white'];
const names = [
  'Kettle',
  'Fjord',
  'Northbeam',
  'Anvil',
  'Ibis',
  'Lumen',
  'Osier',
  'Tern',
  'Quarry',
  'Saffron',
  'Vesper',
];

export function createSamplePrompt(number: number): string {
  const pick = (values: readonly string[]) => values[number % values.length];
  return `${pick(names)}, a ${pick(moods)} ${pick(sampleTrades)}. ${pick(colours)}.`;
}
