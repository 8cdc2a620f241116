import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { certificateFiles } from '../../../tools/certificates.ts';

/**
 * A server that stands in for a language model, so that people can answer its questions. It writes each question with
 * its picture to a folder, and waits until somebody writes `answer.txt` there. It speaks the streaming form of the
 * chat completions protocol.
 *
 * The folders are grouped by role, so that each person sees only one role of a job: `draw-0` and `draw-1` are two
 * authors, `vote-0` and `vote-1` two voters. Jobs of two efforts that ask the same question share its answer, and an
 * interrupted run continues with the existing answers.
 */
export interface Relay {
  /** The value for BLAZON_DIRECTOR_URL. */
  readonly url: string;
  close(): Promise<void>;
}

interface MessagePart {
  readonly type: string;
  readonly text?: string;
  readonly image_url?: { readonly url: string };
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string | readonly MessagePart[] }[];
}

interface RelayedRequest {
  readonly system: string;
  readonly turns: readonly { readonly role: string; readonly text: string }[];
  readonly picture: Buffer | undefined;
}

const pollIntervalMilliseconds = 300;
const keepAliveMilliseconds = 5_000;
/** An estimate for SVG and JSON, because there is no tokeniser. */
const charactersPerToken = 2.7;

export async function startRelay(folder: string): Promise<Relay> {
  const questionFolders = new QuestionFolders(folder);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const relayed = readRelayedRequest((await json(request)) as ChatRequest);
    const questionFolder = questionFolders.take(relayed);
    response.on('close', () => questionFolders.leave(questionFolder));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let waitedMilliseconds = 0;
    while (!existsSync(join(questionFolder, 'answer.txt')) && !response.destroyed) {
      await wait(pollIntervalMilliseconds);
      waitedMilliseconds += pollIntervalMilliseconds;
      if (waitedMilliseconds % keepAliveMilliseconds < pollIntervalMilliseconds)
        response.write(': waiting\n\n');
    }
    if (response.destroyed) return;
    response.end(createStreamedAnswer(readFileSync(join(questionFolder, 'answer.txt'), 'utf8'), relayed));
  };
  const tls = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
  const server = createServer(tls, (request, response) => {
    response.on('error', () => undefined);
    handle(request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Assigns a folder to each question. A question that is repeated, by a restarted worker or by a job of another effort,
 * gets the same folder. Concurrent votes get different folders, even if their questions are the same.
 */
class QuestionFolders {
  readonly #folder: string;
  readonly #places = new Map<string, string[]>();
  /** The folders in which an answer is awaited. */
  readonly #awaited = new Set<string>();
  readonly #takers = new Map<string, number>();
  readonly #counts = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    const seats = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    for (const seat of seats)
      for (const number of readdirSync(join(folder, seat)).toSorted()) this.#remember(seat, number);
  }

  #remember(seat: string, number: string): void {
    const questionFolder = join(this.#folder, seat, number);
    const question = readFileSync(join(questionFolder, 'question.md'), 'utf8');
    const file = join(questionFolder, 'picture.png');
    const key = hashQuestion(question, existsSync(file) ? readFileSync(file) : undefined);
    this.#places.set(key, [...(this.#places.get(key) ?? []), questionFolder]);
    this.#counts.set(seat, Number(number));
    if (question.startsWith('QUESTION draw\n')) this.#sit(question, Number(seat.slice('draw-'.length)));
  }

  take(relayed: RelayedRequest): string {
    const key = hashQuestion(describeHistory(relayed), relayed.picture);
    const existingFolders = this.#places.get(key) ?? [];
    const isVote = /^QUESTION (choose|prefer)/.test(relayed.turns.at(-1)?.text ?? '');
    const questionFolder =
      existingFolders.find((each) => !isVote || !this.#awaited.has(each)) ?? this.#add(relayed);
    this.#places.set(key, [...new Set([...existingFolders, questionFolder])]);
    this.#awaited.add(questionFolder);
    return questionFolder;
  }

  leave(questionFolder: string): void {
    this.#awaited.delete(questionFolder);
  }

  #add(relayed: RelayedRequest): string {
    const seat = this.#seatOf(relayed);
    const number = (this.#counts.get(seat) ?? 0) + 1;
    this.#counts.set(seat, number);
    const questionFolder = join(this.#folder, seat, String(number).padStart(4, '0'));
    writeQuestion(questionFolder, relayed);
    return questionFolder;
  }

  #seatOf({ turns }: RelayedRequest): string {
    const last = turns.at(-1)?.text ?? '';
    const kind = /^QUESTION (\w+)/.exec(last)?.[1] ?? 'other';
    if (kind === 'redraw') return `draw-${this.#takers.get(turns[0]?.text ?? '') ?? 0}`;
    if (kind !== 'draw' && kind !== 'choose' && kind !== 'prefer') return kind;
    // Concurrent questions of a job go to different people.
    const group = groupKeyOf(kind, last);
    const assignedCount = this.#counts.get(group) ?? 0;
    if (kind === 'draw') {
      this.#sit(last, assignedCount);
      return `draw-${assignedCount}`;
    }
    this.#counts.set(group, assignedCount + 1);
    return `vote-${assignedCount % 2}`;
  }

  /** Records who draws the answer to a question, because the same person must redraw it. */
  #sit(question: string, author: number): void {
    this.#takers.set(question, author);
    const group = groupKeyOf('draw', question);
    this.#counts.set(group, Math.max(this.#counts.get(group) ?? 0, author + 1));
  }
}

const groupKeyOf = (kind: string, question: string): string =>
  `${kind}\n${kind === 'draw' ? (/^The brief: .*$/m.exec(question)?.[0] ?? '') : question}`;

const hashQuestion = (question: string, picture: Buffer | undefined): string =>
  createHash('sha256')
    .update(question)
    .update(picture ?? '')
    .digest('hex');

const describeHistory = ({ turns }: RelayedRequest): string =>
  turns.map(({ role, text }) => (role === 'user' ? text : `(You answered:)\n${text}`)).join('\n\n---\n\n');

function readRelayedRequest({ messages }: ChatRequest): RelayedRequest {
  const textOf = (content: string | readonly MessagePart[]): string =>
    typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
  const pictures = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.flatMap(({ image_url: image }) => image?.url ?? []),
  );
  const [last] = pictures.slice(-1);
  return {
    system: textOf(messages.find(({ role }) => role === 'system')?.content ?? ''),
    turns: messages
      .filter(({ role }) => role !== 'system')
      .map(({ role, content }) => ({ role, text: textOf(content) })),
    picture: last === undefined ? undefined : Buffer.from(last.slice(last.indexOf(',') + 1), 'base64'),
  };
}

/** Writes the question to a draft folder and then renames it, so that nobody sees half a question. */
function writeQuestion(questionFolder: string, relayed: RelayedRequest): void {
  const { system, picture } = relayed;
  const draft = `${questionFolder}.draft`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'system.md'), system);
  writeFileSync(join(draft, 'question.md'), describeHistory(relayed));
  if (picture !== undefined) writeFileSync(join(draft, 'picture.png'), picture);
  renameSync(draft, questionFolder);
}

function createStreamedAnswer(answer: string, { system, turns }: RelayedRequest): string {
  const characters = system.length + turns.reduce((sum, { text }) => sum + text.length, 0);
  const head = { id: 'relay', object: 'chat.completion.chunk', created: 0, model: 'relay' };
  const chunks = [
    { ...head, choices: [{ index: 0, delta: { role: 'assistant', content: answer }, finish_reason: null }] },
    { ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    {
      ...head,
      choices: [],
      usage: {
        prompt_tokens: Math.round(characters / charactersPerToken),
        completion_tokens: Math.round(answer.length / charactersPerToken),
        total_tokens: Math.round((characters + answer.length) / charactersPerToken),
      },
    },
  ];
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}
