interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Removes Idempotency-Key from the document, for tests over several requests. Those treat every 201 as new, but a
 * replay may rightly name a project that has since been deleted. prove:idempotency covers replays.
 */
export function withoutIdempotencyKeys(document: OpenApi): OpenApi {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const plain = Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters?.filter(({ name }) => name !== 'Idempotency-Key') ?? [];
      return [method, { ...operation, parameters }] as const;
    });
    return [path, Object.fromEntries(plain)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
