/** JSON that was written without a space, laid out for reading; any other text, and numbers that would change, as they are. */
export function prettyJson(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
