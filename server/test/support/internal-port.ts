/** Reads the metrics of a process from its internal port. */
export async function readMetrics(internalPort: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
}

/** Returns the sum of a metric's samples with these labels; 0 if there are none yet. */
export async function readMetric(
  internalPort: number,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number> {
  const expectedLabels = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return (await readMetrics(internalPort))
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => expectedLabels.every((label) => line.includes(label)))
    .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** Returns the sum of a metric over several processes. */
export async function sumMetric(
  servers: readonly { readonly internalPort: number }[],
  name: string,
): Promise<number> {
  const values = await Promise.all(servers.map(({ internalPort }) => readMetric(internalPort, name)));
  return values.reduce((sum, value) => sum + value, 0);
}

export interface Readiness {
  readonly status: number;
  readonly missing: readonly string[];
}

export async function readReadiness(internalPort: number): Promise<Readiness> {
  const response = await fetch(`http://127.0.0.1:${internalPort}/readyz`);
  const { missing } = (await response.json()) as { missing: string[] };
  return { status: response.status, missing };
}
