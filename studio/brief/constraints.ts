import type { Brief } from './brief.ts';

const formatForTrace = (token: string): string => {
  if (token === 'mark:none') return 'no-icon';
  return token.startsWith('colour:') ? `color:${token.slice('colour:'.length)}` : token;
};

/** Returns the wishes and refusals as a trace writes them: `color:teal`, `no-icon`, `no-motif:anchor`. */
export const describeConstraints = (brief: Pick<Brief, 'wishes' | 'avoids'>): string[] => {
  const refused = brief.avoids
    .filter((token) => token !== 'mark:symbol')
    .map((token) => `no-${formatForTrace(token)}`);
  return [...new Set([...brief.wishes.map(formatForTrace), ...refused])];
};
