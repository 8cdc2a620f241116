/** Runs `work`, prints how long it took, and returns its result. */
export async function runTimed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  console.log(`${what} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}
