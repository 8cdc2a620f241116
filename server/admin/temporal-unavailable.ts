/** Explains to the operator why a workflow could not be started and what happens next. */
export async function explainTemporalOutage<Answer>(
  start: Promise<Answer>,
  consequence: string,
): Promise<Answer> {
  try {
    return await start;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Temporal is unavailable (${reason}): ${consequence}`, { cause: error });
  }
}
