/** How a correction begins, for the person to complete. The drawing engine reads these, in English. */
export const corrections = {
  name: 'Change the name to ',
  trade: (trade: string | null) =>
    trade === null ? 'The business is ' : `The business is not ${trade}: it is `,
  moods: 'Make it more ',
  mood: (mood: string) => `Less ${mood}, more `,
  colours: 'Use the colours ',
  colour: (colour: string) => `Instead of ${colour}, use `,
  wish: (wish: string) => `Without ${wish}`,
  refusal: (refusal: string) => `You may use ${refusal} after all`,
} as const;
