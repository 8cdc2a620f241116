/** A process of the service, whose readiness is served on its internal port. */
export interface WatchedProcess {
  readonly name: string;
  readonly internalPort: number;
}

/** Throws an error that names the first process that is not ready. */
export async function throwUnlessReady(processes: readonly WatchedProcess[]): Promise<void> {
  for (const { name, internalPort } of processes) {
    const response = await fetch(`http://127.0.0.1:${internalPort}/readyz`).catch(() => undefined);
    if (response?.ok !== true) throw new Error(`the ${name} is not ready`);
  }
}
