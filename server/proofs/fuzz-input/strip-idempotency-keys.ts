interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Removes Idempotency-Key from the document for the chained requests of schemathesis. A chain expects every 201 to
 * name an existing project, but a replayed response may name a project that has been deleted. `npm run prove --
 * idempotency` covers replays.
 */
export function removeIdempotencyKeys(document: OpenApi): OpenApi {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const stripped = Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters?.filter(({ name }) => name !== 'Idempotency-Key') ?? [];
      return [method, { ...operation, parameters }] as const;
    });
    return [path, Object.fromEntries(stripped)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
