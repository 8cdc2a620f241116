/** Text of an answer on one line, of bounded length; empty for anything else. */
export const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, most) : '';
