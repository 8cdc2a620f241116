/** One process of the service, by its internal port. */
export interface WatchedProcess {
  readonly name: string;
  readonly internalPort: number;
}

/** Throws while one of them is not ready, and names it. A worker is ready long after its process has started. */
export async function checkReady(processes: readonly WatchedProcess[]): Promise<void> {
  for (const { name, internalPort } of processes) {
    const response = await fetch(`http://127.0.0.1:${internalPort}/readyz`).catch(() => undefined);
    if (response?.ok !== true) throw new Error(`the ${name} is not ready`);
  }
}
