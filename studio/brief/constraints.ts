import type { Brief } from './brief.ts';

const describeWish = (token: string): string => {
  if (token === 'mark:none') return 'no-icon';
  return token.startsWith('colour:') ? `color:${token.slice('colour:'.length)}` : token;
};

/** Returns the customer's constraints, as written in a trace: `color:teal`, `no-icon`, `no-motif:anchor`. */
export const describeConstraints = (brief: Pick<Brief, 'wishes' | 'avoids'>): string[] => {
  const refused = brief.avoids
    .filter((token) => token !== 'mark:symbol')
    .map((token) => `no-${describeWish(token)}`);
  return [...new Set([...brief.wishes.map(describeWish), ...refused])];
};
