/** Formats compact JSON for reading. Other text, and JSON with numbers that would change, stays unchanged. */
export function formatJson(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
