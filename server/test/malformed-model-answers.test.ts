import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFiles } from '../../tools/certificates.ts';
import { openLanguageModel } from '../integrations/language-model.ts';
import {
  type DesignPool,
  type DesignTaskInput,
  type Drawing,
  createDesignPool,
} from '../workflows/generate-brand/design-pool.ts';
import { type ModelServer, startModelServer } from './support/model-server.ts';
import { kindOf, type QuestionKind, questionKinds, scriptedAnswer } from './support/scripted-model.ts';

/**
 * Malformed answers of a language model, by name. The test sends them over a socket, and a design thread processes
 * them.
 */

const malformedAnswers = new Map([
  ['nothing', ''],
  ['prose', 'I would draw a door.'],
  ['half of an object', '{"ideas":[{"title":"A door","sentence":"A door th'],
  ['the wrong object', '{"ideas":"door","best":{"0":null},"ranking":[[1]],"choice":-7,"reads":7}'],
  ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['half of a character', '\uD83D and \u0000 and \uDC00'],
  ['long', 'a'.repeat(400_000)],
  ['markup', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['half of a drawing', '{"idea":"A door"}\n<svg viewBox="0 0 640 400"><g id="mark"><path d="M0 0L10'],
  ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>'],
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 640 400"><type>&a;&a;</type></svg>'],
  ['one that uses itself', '<svg viewBox="0 0 9 9"><g id="a"><use href="#a"/></g></svg>'],
  ['no numbers', '<svg viewBox="NaN Infinity 1e999 0"><path d="M1e999 0LNaN 3Z" fill="#1B2A49"/></svg>'],
  ['a small form of nothing', '{"dark":{"#1b2a49":"url(#x)"}}\n<g id="small"></g>'],
]);

let server: ModelServer;
let designer: DesignPool;
const defaultAuthorities = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([...defaultAuthorities, readFileSync(certificateFiles.authority, 'utf8')]);
  server = await startModelServer();
  designer = await createDesignPool({ threads: 2 });
});
afterAll(async () => {
  await Promise.all([server.close(), designer.close()]);
  setDefaultCACertificates(defaultAuthorities);
});

const longTimeout = () => AbortSignal.timeout(60_000);
const order: DesignTaskInput & { kind: 'direct' } = {
  kind: 'direct',
  prompt: 'Vera Alder, an architect of quiet houses. Precise, dark green.',
  seed: 7,
  sandbox: false,
  likenesses: [],
  effort: 'standard',
  answers: new Map(),
};

/** A stage of a job: its drawing and answers so far, and the numbers of the questions that come next. */
interface Stage {
  readonly drawing: Drawing;
  readonly answers: ReadonlyMap<number, string | null>;
  readonly numbers: readonly number[];
}

/** Runs a job whose questions are all answered well. Returns its stages by the kind of their questions. */
async function runAllStages(): Promise<Map<QuestionKind, Stage>> {
  const stages = new Map<QuestionKind, Stage>();
  const answers = new Map<number, string | null>();
  for (;;) {
    const drawing = await designer.design({ ...order, answers: new Map(answers) }, longTimeout());
    const next = drawing.direction?.next ?? [];
    const last = (turns: readonly { readonly text: string }[]) => kindOf(turns.at(-1)?.text ?? '');
    const kind = next[0] && last(next[0].call.turns);
    if (kind === undefined) return stages;
    stages.set(kind, { drawing, answers: new Map(answers), numbers: next.map(({ number }) => number) });
    for (const { number, call } of next)
      answers.set(number, scriptedAnswer(kind, call.turns.map(({ text }) => text).join('\n')));
  }
}

test('after a malformed answer at any stage, the studio keeps the drawing of the previous stage', async () => {
  const model = openLanguageModel({ protocol: 'openai', url: server.url, model: 'm', key: undefined });
  const stages = await runAllStages();
  // A refinement is a separate job, covered by server/test/director-refinement.test.ts.
  expect([...stages.keys()]).toEqual(questionKinds.filter((kind) => kind !== 'refine'));
  const received = new Map<string, string>();
  for (const [name, text] of malformedAnswers) {
    server.teach(name, text);
    const turns = [{ role: 'user' as const, text: name }];
    const reply = await model.ask({ system: 's', turns, maxTokens: 100 }, longTimeout());
    if (reply.outcome === 'answered') received.set(name, reply.text);
  }
  expect([...received.keys()]).toEqual([...malformedAnswers.keys()]);
  const answerStage = async (name: string, text: string, kind: QuestionKind, stage: Stage) => {
    const answers = new Map(stage.answers);
    for (const number of stage.numbers) answers.set(number, text);
    const { assets, direction } = await designer.design({ ...order, answers }, longTimeout());
    const note = direction?.notes.get(stage.numbers[0] ?? 0);
    return { name, kind, same: assets.logo_svg === stage.drawing.assets.logo_svg, note };
  };
  // The answers to these questions are parsed like those to `draw` and `choose`, so four malformed answers of each
  // suffice.
  const sampledKinds = new Set<QuestionKind>(['glance', 'redraw', 'polish', 'prefer']);
  const tasks = [...stages].flatMap(([kind, stage]) =>
    [...received].slice(0, sampledKinds.has(kind) ? 4 : undefined).map(
      ([name, text]) =>
        () =>
          answerStage(name, text, kind, stage),
    ),
  );
  const count = tasks.length;
  const results: Awaited<ReturnType<typeof answerStage>>[] = [];
  const work = async (): Promise<void> => {
    for (let next = tasks.shift(); next !== undefined; next = tasks.shift()) results.push(await next());
  };
  // Two tasks at a time, one for each thread.
  await Promise.all([work(), work()]);
  expect(results).toHaveLength(count);
  expect(results.filter(({ same, note }) => !same || !note)).toEqual([]);
}, 600_000);
