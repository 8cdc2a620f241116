/** What the operator is told when a workflow could not be started: what happens now, and what went wrong. */
export async function explainTemporalOutage<Answer>(
  start: Promise<Answer>,
  consequence: string,
): Promise<Answer> {
  try {
    return await start;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Temporal is away (${reason}): ${consequence}`, { cause: error });
  }
}
