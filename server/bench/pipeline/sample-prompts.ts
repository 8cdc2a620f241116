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

/** Returns the prompt with this number. Benchmarks use the same prompts in every run. */
export function createSamplePrompt(number: number): string {
  const pick = (values: readonly string[]) => values[number % values.length];
  return `${pick(names)}, a ${pick(moods)} ${pick(sampleTrades)}. ${pick(colours)}.`;
}
