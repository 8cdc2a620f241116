import type { QueryClient } from '@tanstack/react-query';

/** Responses of the console's API, by path. */
export type InitialData = Readonly<Record<string, unknown>>;

/** Every query for a single path has that path as its key. */
export function addInitialData(queryClient: QueryClient, initialData: InitialData): void {
  for (const [path, answer] of Object.entries(initialData)) queryClient.setQueryData([path], answer);
}

/** Reads the data with which the server rendered this page. Undefined if it did not render the page. */
export function readInitialData(): InitialData | undefined {
  const text = document.getElementById('initial-data')?.textContent;
  return text === undefined ? undefined : JSON.parse(text);
}
