import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readRecordings } from '@blazon/studio/bench/direct/recordings.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import { type Manner, misbehave } from './model-manners.ts';
import { type ChatRequest, protocolOf, readQuestion, writeReply } from './model-protocols.ts';

/** A question as it came in. */
export interface ReceivedQuestion {
  readonly at: number;
  readonly protocol: 'openai' | 'anthropic';
  readonly prompt: string;
  /** 1 for the first question of a conversation. */
  readonly turn: number;
  readonly system: string;
  readonly pictures: readonly Buffer[];
  readonly headers: IncomingMessage['headers'];
  readonly body: ChatRequest;
}

/**
 * Stands for a provider of language models, over real HTTPS and in both protocols: it answers with recordings, found by the
 * prompt that a question quotes and by the turn of its conversation, and misbehaves when it is told to.
 */
export interface ModelServer {
  /** For BLAZON_DIRECTOR_URL. */
  readonly url: string;
  readonly questions: readonly ReceivedQuestion[];
  of(prompt: string): ReceivedQuestion[];
  /** How it answers from now on; a function decides for each question. */
  behave(manner: Manner | ((question: ReceivedQuestion) => Manner)): void;
  /** Answers for a prompt that nothing was recorded for. */
  teach(prompt: string, answers: readonly string[]): void;
  close(): Promise<void>;
}

export const tokensOfReply = { input: 12_000, cached: 9_000, output: 2_500 } as const;

export async function startModelServer(): Promise<ModelServer> {
  const questions: ReceivedQuestion[] = [];
  const recordings = loadRecordings();
  let behaviour: (question: ReceivedQuestion) => Manner = () => 'answer';

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const protocol = protocolOf(request.url ?? '');
    if (request.method !== 'POST' || protocol === undefined) return void response.writeHead(404).end();
    const body = (await json(request)) as ChatRequest;
    const read = readQuestion(protocol, body);
    const prompt = [...recordings.keys()].find((known) => read.first.includes(JSON.stringify(known))) ?? '';
    const { turn, system, pictures } = read;
    const question = {
      at: Date.now(),
      protocol,
      prompt,
      turn,
      system,
      pictures,
      headers: request.headers,
      body,
    };
    questions.push(question);
    const manner = behaviour(question);
    if (manner !== 'answer') return misbehave(manner, request, response);
    const answer = recordings.get(prompt)?.[turn - 1] ?? 'I have nothing to say about this.';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(writeReply(protocol, answer, tokensOfReply)));
  };
  const tls = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
  const server = createServer(tls, (request, response) => {
    response.on('error', () => undefined);
    handle(request, response).catch(() => response.destroy());
  });
  server.on('tlsClientError', () => undefined).on('clientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    of: (prompt) => questions.filter((question) => question.prompt === prompt),
    behave(manner) {
      behaviour = typeof manner === 'function' ? manner : () => manner;
    },
    teach: (prompt, answers) => void recordings.set(prompt, answers),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const folders = ['../director/answers', '../../../studio/bench/direct/answers'];

/** Recorded answers by prompt, in the order in which they were given. */
function loadRecordings(): Map<string, readonly string[]> {
  const paths = folders.map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  return new Map(paths.flatMap(readRecordings).map(({ prompt, answers }) => [prompt, answers]));
}
