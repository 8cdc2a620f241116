import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certificateFiles } from '../../tools/certificates.ts';
import { type LanguageModel, type ModelRequest, openLanguageModel } from '../integrations/language-model.ts';
import type { ModelFault } from './support/model-misbehaviour.ts';
import { type ModelServer, startModelServer, replyTokens } from './support/model-server.ts';

let server: ModelServer;
const defaultAuthorities = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([...defaultAuthorities, readFileSync(certificateFiles.authority, 'utf8')]);
  server = await startModelServer();
  server.teach('Look at it.', 'And again.');
});
afterAll(async () => {
  await server.close();
  setDefaultCACertificates(defaultAuthorities);
});
beforeEach(() => server.behave('answer'));

const picture = Buffer.from('not really a picture').toString('base64');
const modelRequest: ModelRequest = {
  system: 'You draw.',
  turns: [
    { role: 'user', text: 'Say it.' },
    { role: 'assistant', text: 'It is said.' },
    { role: 'user', text: 'Look at it.', picture },
  ],
  maxTokens: 700,
};
/** For a provider that never ends its answer. */
const shortTimeout = () => AbortSignal.timeout(3_000);
/** Long enough to receive 50 MB on a busy machine. */
const longTimeout = () => AbortSignal.timeout(60_000);

describe.each(['openai', 'anthropic'] as const)(
  'the language model client with the protocol %s',
  (protocol) => {
    let model: LanguageModel;
    beforeAll(() => {
      model = openLanguageModel({ protocol, url: server.url, model: 'test-model', key: 'secret-key' });
    });

    test('sends a conversation with a picture, and returns the answer and the token counts', async () => {
      expect(await model.ask(modelRequest, longTimeout())).toEqual({
        outcome: 'answered',
        text: 'And again.',
        tokens: replyTokens,
      });
      const [question] = server.questions.slice(-1);
      expect(question).toMatchObject({
        protocol,
        turn: 2,
        system: 'You draw.',
        body: { model: 'test-model' },
      });
      expect(question?.body.max_tokens).toBe(700);
      expect(question?.pictures.map(String)).toEqual(['not really a picture']);
      expect(question?.body.stream).toBe(true);
      expect(question?.body.stream_options?.include_usage).toBe(protocol === 'openai' ? true : undefined);
      const { authorization, 'x-api-key': key } = question?.headers ?? {};
      expect(protocol === 'openai' ? authorization : key).toContain('secret-key');
    });

    test.each(['answer slowly', 'answer whole'] as const)(
      'understands a provider with the behaviour "%s"',
      async (fault) => {
        server.behave(fault);
        const before = server.questions.length;
        const reply = { outcome: 'answered', text: 'And again.', tokens: replyTokens };
        expect(await model.ask(modelRequest, longTimeout())).toEqual(reply);
        expect(server.questions.length - before).toBe(1);
      },
    );

    test.each([
      ['never answer', 'timeout', undefined],
      ['drip', 'timeout', undefined],
      ['say too many', 'rate_limited', 429],
      ['say too many, come again', 'rate_limited', 429],
      ['fail', 'unavailable', 500],
      ['break off', 'malformed', 200],
      ['cut off', 'unavailable', 200],
      ['stop short', 'malformed', undefined],
      ['fail midway', 'unavailable', undefined],
      ['close', 'unavailable', undefined],
      ['send 50 MB', 'too_large', undefined],
      ['stream 50 MB', 'too_large', undefined],
      ['ramble 50 MB', 'too_large', undefined],
      ['send a page', 'malformed', 200],
      ['say nothing', 'malformed', 200],
      ['redirect', 'misconfigured', 307],
      ['refuse the key', 'misconfigured', 401],
      ['refuse the question', 'rejected', 400],
    ] satisfies [ModelFault, string, number | undefined][])(
      'given the fault "%s", returns %s after one request',
      async (fault, outcome, status) => {
        server.behave(fault);
        const before = server.questions.length;
        const timeout = outcome === 'timeout' ? shortTimeout() : longTimeout();
        const reply = await model.ask(modelRequest, timeout);
        expect(reply).toEqual({
          outcome,
          status,
          retryAfterMilliseconds: fault === 'say too many, come again' ? 20_000 : undefined,
        });
        expect(server.questions.length - before).toBe(1);
      },
    );
  },
);

test('the language model client marks the system instructions for caching', async () => {
  const model = openLanguageModel({ protocol: 'anthropic', url: server.url, model: 'test-model', key: 'k' });
  await model.ask(modelRequest, longTimeout());
  expect(server.questions.at(-1)?.body.system).toEqual([
    { type: 'text', text: 'You draw.', cache_control: { type: 'ephemeral' } },
  ]);
});

test('the language model client reports a closed port as unavailable', async () => {
  const model = openLanguageModel({
    protocol: 'openai',
    url: 'http://127.0.0.1:1/v1',
    model: 'm',
    key: undefined,
  });
  expect(await model.ask(modelRequest, longTimeout())).toMatchObject({ outcome: 'unavailable' });
});
