/** So many at once for each key; who comes beyond waits in line, without a connection of the database. */
export interface Turns {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface Line {
  running: number;
  readonly waiting: { readonly begin: () => void; readonly give: (reason: unknown) => void }[];
}

/**
 * An error that everyone in line would meet as well, such as a database that is away, is told to all of them at once: else
 * each would wait out its own deadline after the other's. Every entry is a request under way, so the map is as small as the load.
 */
export function createTurns(most: number, isEverybodys: (error: unknown) => boolean): Turns {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift();
    // Whoever ends hands its place on, so the number running stays as it is.
    if (next) return next.begin();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  };

  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < most) line.running += 1;
      else await new Promise<void>((begin, give) => line.waiting.push({ begin, give }));
      try {
        return await work();
      } catch (error) {
        if (isEverybodys(error)) for (const { give } of line.waiting.splice(0)) give(error);
        throw error;
      } finally {
        leave(key, line);
      }
    },
  };
}
