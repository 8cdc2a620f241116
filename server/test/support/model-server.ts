import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { certificateFiles } from '../../../tools/certificates.ts';
import {
  jsonHeaders,
  type ModelBehaviour,
  applyModelFault,
  sendSlowly,
  streamHeaders,
} from './model-misbehaviour.ts';
import {
  type ChatRequest,
  type Protocol,
  protocolOf,
  type ParsedModelRequest,
  parseModelRequest,
  streamedError,
  createReplyEvents,
  writeReply,
} from './model-protocols.ts';
import { kindOf, type QuestionKind, extractQuoted, scriptedAnswer } from './scripted-model.ts';

/** A question that the fake provider received. */
export interface ReceivedQuestion extends ParsedModelRequest {
  readonly at: number;
  readonly protocol: Protocol;
  /** Undefined if the studio asks no questions of this kind. */
  readonly kind: QuestionKind | undefined;
  /**
   * The customer's prompt. If this question does not quote it, it comes from the last question with the same brand
   * name.
   */
  readonly prompt: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: ChatRequest;
}

export type Behaviour = (question: ReceivedQuestion) => ModelBehaviour | Promise<ModelBehaviour>;

/**
 * A fake provider of language models over real HTTPS, in both protocols. It gives scripted answers and fails on
 * request.
 */
export interface ModelServer {
  /** The value for BLAZON_DIRECTOR_URL. */
  readonly url: string;
  readonly questions: readonly ReceivedQuestion[];
  of(prompt: string): ReceivedQuestion[];
  /** Sets how the server answers from now on. A function chooses the behaviour for each question. */
  behave(behaviourOrFault: ModelBehaviour | Behaviour): void;
  /** Sets the answer to questions that end with these words. */
  teach(question: string, answer: string): void;
  close(): Promise<void>;
}

export const replyTokens = { input: 12_000, cached: 9_000, output: 2_500 } as const;

export async function startModelServer(): Promise<ModelServer> {
  const questions: ReceivedQuestion[] = [];
  const taught = new Map<string, string>();
  let behaviour: Behaviour = () => 'answer';

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const protocol = protocolOf(request.url ?? '');
    if (request.method !== 'POST' || protocol === undefined) return void response.writeHead(404).end();
    const body = (await json(request)) as ChatRequest;
    const parsed = parseModelRequest(protocol, body);
    const last = parsed.asked.at(-1) ?? '';
    const question: ReceivedQuestion = {
      ...parsed,
      at: Date.now(),
      protocol,
      kind: kindOf(last),
      prompt: findPrompt(parsed, questions),
      headers: request.headers,
      body,
    };
    questions.push(question);
    const answer = taught.get(last) ?? createAnswer(question);
    const events = createReplyEvents(protocol, answer, replyTokens);
    const behaviourOrFault = await behaviour(question);
    if (behaviourOrFault === 'answer slowly') return sendSlowly(response, events);
    if (behaviourOrFault === 'answer' && body.stream === true)
      return void response.writeHead(200, streamHeaders).end(events.join(''));
    if (behaviourOrFault === 'answer' || behaviourOrFault === 'answer whole')
      return void response
        .writeHead(200, jsonHeaders)
        .end(JSON.stringify(writeReply(protocol, answer, replyTokens)));
    applyModelFault(behaviourOrFault, request, response, { events, error: streamedError(protocol) });
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
    behave(behaviourOrFault) {
      behaviour = typeof behaviourOrFault === 'function' ? behaviourOrFault : () => behaviourOrFault;
    },
    teach: (question, answer) => void taught.set(question, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createAnswer({ kind, asked }: ReceivedQuestion): string {
  return kind === undefined ? 'I have nothing to say about this.' : scriptedAnswer(kind, asked.join('\n'));
}

function findPrompt({ asked }: ParsedModelRequest, earlierQuestions: readonly ReceivedQuestion[]): string {
  const text = asked.join('\n');
  const name = extractQuoted(text, 'Name') ?? '';
  return (
    extractQuoted(text, 'The brief') ??
    earlierQuestions.findLast(({ prompt }) => prompt.startsWith(name))?.prompt ??
    ''
  );
}
