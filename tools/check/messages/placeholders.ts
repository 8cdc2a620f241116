import compile from 'icu-minify/compile';

/** Returns the names of the arguments and tags in a message. Throws if the message is not valid ICU MessageFormat. */
export function findPlaceholders(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  collectPlaceholders(compile(message), names);
  return names;
}

/** A compiled message has `[name]` or `[name, type, ...]` for an argument, and `[name, ...children]` for a tag. */
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
