/** Serialises a value with its keys sorted at every depth, so that equal values have equal text. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
    return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${toCanonicalJson(child)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
