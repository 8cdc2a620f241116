import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DirectedStage, openDirectedStage, readStoredTurns } from './support/directed-stage.ts';
import { generate, waitForSuccess } from './support/generation.ts';
import type { ServerProcess } from './support/server-process.ts';

const kettlePrompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';
let stage: DirectedStage;
let worker: ServerProcess;
beforeAll(async () => {
  stage = await openDirectedStage();
  worker = await stage.startWorker();
});
afterAll(async () => {
  await worker.kill();
  await stage.close();
});

test('a refinement that needs a redrawing is sent to the model, and changes only the part that the prompt names', async () => {
  const workspace = await stage.newWorkspace();
  const { jobId, projectId } = await workspace.ask(kettlePrompt);
  const first = await waitForSuccess(stage.receiver, jobId);
  const refine = async (prompt: string, memoryId: string) => {
    const request = { projectId, memoryId, prompt, webhookUrl: stage.receiver.url('200') };
    const id = await generate(stage.client, workspace, 'live', request);
    const { assets, memory_id: memory, unfulfilled } = await waitForSuccess(stage.receiver, id);
    return { svg: assets.logo_svg, memory, unfulfilled, turns: await readStoredTurns(stage.owner, id) };
  };
  const findWordmark = (svg: string) => svg.match(/<g id="wordmark"[\s\S]*?<\/g>/)?.[0] ?? svg.length;

  const shorter = await refine('A shorter head, please.', first.memory_id);
  expect(shorter.turns).toMatchObject([
    { turn: 17, outcome: 'answered', note: expect.stringMatching(/^taken/) },
  ]);
  expect(shorter.svg).not.toBe(first.assets.logo_svg);
  expect(findWordmark(shorter.svg)).toBe(findWordmark(first.assets.logo_svg));
  expect(shorter.unfulfilled).toBeUndefined();

  // The scripted model cannot shorten the head any further. The question is asked twice, and the drawing stays.
  const same = await refine('An even shorter head.', shorter.memory);
  expect(same.turns.map(({ turn }) => turn)).toEqual([17, 18]);
  expect(same.turns[1]?.note).toMatch(/^refused: nothing changed within mark/);
  expect(same.svg).toBe(shorter.svg);
  expect(same.unfulfilled).toEqual([expect.stringContaining('the drawing is unchanged')]);

  const blue = await refine('Make it deep blue.', shorter.memory);
  expect(blue.turns).toEqual([]);
  expect(blue.svg).not.toBe(shorter.svg);

  stage.models.behave('fail');
  const unanswered = await refine('The antlers are thinner.', first.memory_id);
  expect(unanswered.svg).toBe(first.assets.logo_svg);
  expect(unanswered.unfulfilled).toEqual([expect.stringContaining('did not answer')]);
});
