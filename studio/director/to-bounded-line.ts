/** Returns a text as one line of at most `maxLength` characters; empty if the value is not a text. */
export const toBoundedLine = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength) : '';
