/** Briefs written by people. Each has a recorded conversation, which is used if no model is connected. */
export const firstPrompts: readonly string[] = [
  'Logo for a library of things where neighbours borrow drills, tents and carpet cleaners instead of buying them. Borrowell Commons. Run by volunteers so it has to photocopy well.',
  "Need a wordmark only, no separate symbol. We move pianos, and the company is Tiltwell. I'd love the letters themselves to somehow show what we do, like something heavy being handled carefully. Has to read from across a street.",
  'Fossil preparation lab, we clean and mount dinosaur bones for museums. Company: Matrix & Marl. Scientific but with some wonder in it. Earth tones, serif type if possible.',
  'Forensic accountants. We find money people have hidden. Called Ferrow Lane. Colours #1F2A24 and #D9C9A3 only, no magnifying glass.',
];

/** Examples of refinements, which say only what should change. */
export const refiningPrompts: readonly string[] = [
  'Make the colours deeper and warmer',
  'Lighter, rounder letters',
  'Put the mark above the name',
];
