import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFiles } from '../../tools/certificates.ts';
import { openLanguageModel } from '../outside/language-model.ts';
import { type Designer, type DesignOrder, openDesigner } from '../workflows/generate-brand/design-pool.ts';
import { type ModelServer, startModelServer } from './support/model-server.ts';

/** What models have been seen to answer in place of a drawing, or might: over a socket, then into a design thread. */

const folder = new URL('../../studio/bench/direct/broken/', import.meta.url);
const recorded = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)
  : [];
const answers = new Map([
  ['prose', 'I would draw a door.'],
  ['half of an object', '{"drafts":[{"idea":"A door","palette":{"lead":"#1f4d3a"},"mark":{"parts":[{"na'],
  ['the wrong object', '{"drafts":[{"mark":{"parts":"door"}},null,7]}'],
  ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['half of a character', '\uD83D and \u0000 and \uDC00'],
  ['long', 'a'.repeat(400_000)],
  ['markup', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ...recorded,
]);

let server: ModelServer;
let designer: Designer;
const usualAuthorities = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([...usualAuthorities, readFileSync(certificateFiles.authority, 'utf8')]);
  server = await startModelServer();
  designer = await openDesigner({ threads: 2 });
});
afterAll(async () => {
  await Promise.all([server.close(), designer.close()]);
  setDefaultCACertificates(usualAuthorities);
});

test('every broken answer crosses the socket and leaves the library its drawing', async () => {
  const model = openLanguageModel({ protocol: 'openai', url: server.url, model: 'm', key: undefined });
  const order: DesignOrder & { kind: 'direct' } = {
    kind: 'direct',
    prompt: 'Vera Alder, an architect of quiet houses. Precise, dark green.',
    seed: 7,
    sandbox: false,
    likenesses: [],
    answers: [],
  };
  const soon = () => AbortSignal.timeout(10_000);
  const library = await designer.design({ ...order, kind: 'new' }, soon());
  const judge = async ([name, text]: readonly [string, string]) => {
    server.teach(name, [text]);
    const turns = [{ role: 'user' as const, text: JSON.stringify(name) }];
    const reply = await model.ask({ system: 's', turns, mostTokens: 100 }, soon());
    if (reply.outcome !== 'answered') return [name, reply.outcome];
    const drawing = await designer.design({ ...order, answers: [reply.text] }, soon());
    const isLibrary = drawing.assets.logo_svg === library.assets.logo_svg;
    return [name, isLibrary ? 'library' : String(drawing.direction?.notes[0]).slice(0, 5)];
  };
  const ends: string[][] = [];
  // Two at a time: as many as there are threads.
  const left = [...answers];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) ends.push(await judge(next));
  };
  await Promise.all([work(), work()]);
  expect(ends).toHaveLength(answers.size);
  expect(answers.size).toBeGreaterThan(40);
  // Something broken may be mended, and then it is taken; all else leaves no trace.
  expect(
    ends.filter(([name, end]) => end !== 'library' && !(end === 'taken' && name?.endsWith('.txt'))),
  ).toEqual([]);
}, 120_000);
