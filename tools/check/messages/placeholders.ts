import compile from 'icu-minify/compile';

/** The names that a message expects as values: arguments and tags. Throws when the message is not ICU MessageFormat. */
export function findPlaceholders(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  collectPlaceholders(compile(message), names);
  return names;
}

/** In compiled form an argument is `[name]`, `[name, type, ...]` or, for a tag, `[name, ...children]`. */
function collectPlaceholders(nodes: unknown, names: Set<string>): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, ...rest] = node;
    if (typeof name === 'string') names.add(name);
    for (const part of rest) {
      if (Array.isArray(part)) collectPlaceholders([part], names);
      else if (typeof part === 'object' && part !== null)
        for (const branch of Object.values(part)) collectPlaceholders(branch, names);
    }
  }
}

export function areSameSets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name));
}
