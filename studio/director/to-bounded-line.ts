/** Reduces text of an answer to one line of bounded length; empty for any other value. */
export const toBoundedLine = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, most) : '';
