import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  generateText,
  type LanguageModel as Model,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
} from 'ai';
import type { Tokens } from '../domain/director-budget.ts';
import { ResponseTooLargeError } from './bounded-fetch.ts';
import { NotStreamedError, fetchStream } from './event-stream-fetch.ts';
import { listCauses, classifyModelError, type ModelFailure } from './language-model-errors.ts';

/** A language model at the address that the operator configured. */
export interface LanguageModel {
  /** Sends one request without retries. Every failure of the provider is a return value. */
  ask(call: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

export interface ModelRequest {
  readonly system: string;
  readonly turns: readonly ConversationTurn[];
  readonly maxTokens: number;
}

export interface ConversationTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** A PNG image in base64. */
  readonly picture?: string;
}

export type ModelReply = ModelAnswer | ModelFailure;

export interface ModelAnswer {
  readonly outcome: 'answered';
  readonly text: string;
  readonly tokens: Tokens;
}

export interface LanguageModelOptions {
  readonly protocol: 'openai' | 'anthropic';
  /** Base URL including the version, such as `https://api.example/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** The maximum length of an answer, twenty times the longest that the studio can use. */
const maxAnswerBytes = 512 * 1024;
/** A stream may be longer, because it also contains the model's reasoning and has much overhead per event. */
const maxResponseBytes = { whole: maxAnswerBytes, stream: 16 * maxAnswerBytes };
/** Upper bound for the token counts that a provider reports. */
const maxReportedTokens = 10_000_000;

// The library would otherwise print warnings about settings that it ignores.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const model = openModel(options, (input, init) => fetchStream(input, init, maxResponseBytes));
  return {
    async ask(call, signal) {
      try {
        return await askForStream(model, call, signal);
      } catch (error) {
        const unstreamed = listCauses(error).find((cause) => cause instanceof NotStreamedError);
        return unstreamed
          ? readUnstreamedAnswer(options, call, signal, unstreamed)
          : classifyModelError(error, signal);
      }
    },
  };
}

/**
 * Streams the answer, so that proxies do not drop an idle connection while the model thinks. An incomplete answer is
 * treated as none.
 */
async function askForStream(model: Model, call: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
  const doneReading = new AbortController();
  const { stream } = streamText({
    ...createModelRequest(model, call),
    abortSignal: AbortSignal.any([signal, doneReading.signal]),
    // The same errors also arrive in the stream, so this callback ignores them.
    onError: () => undefined,
  });
  let text = '';
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') text += part.text;
      if (text.length > maxAnswerBytes) throw new ResponseTooLargeError(`more than ${maxAnswerBytes} bytes`);
      if (part.type === 'finish' && !['error', 'interrupted'].includes(part.finishReason))
        return createModelAnswer(text, part.totalUsage);
    }
  } finally {
    // Stop reading the stream.
    doneReading.abort();
  }
  throw new Error('The stream ended before the answer was complete');
}

/** Parses the answer of a server that does not stream, instead of requesting it again. */
async function readUnstreamedAnswer(
  options: LanguageModelOptions,
  call: ModelRequest,
  signal: AbortSignal,
  { response }: NotStreamedError,
): Promise<ModelReply> {
  try {
    const model = openModel(options, () => Promise.resolve(response));
    const { text, usage } = await generateText({ ...createModelRequest(model, call), abortSignal: signal });
    return createModelAnswer(text, usage);
  } catch (error) {
    return classifyModelError(error, signal);
  }
}

function openModel(
  { protocol, url, model, key }: LanguageModelOptions,
  fetch: typeof globalThis.fetch,
): Model {
  const { hostname } = new URL(url);
  switch (protocol) {
    case 'anthropic':
      return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(model);
    case 'openai':
      return createOpenAICompatible({
        name: 'director',
        baseURL: url,
        ...(key === undefined ? {} : { apiKey: key }),
        fetch,
        // Mistral always returns token counts, and rejects this option.
        includeUsage: hostname !== 'api.mistral.ai',
        ...(hostname === 'api.openai.com' && { transformRequestBody: renameTokenLimit }),
      })(model);
    default:
      return protocol satisfies never;
  }
}

/** OpenAI renamed this option; compatible servers still use the old name. */
function renameTokenLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit };
}

function createModelRequest(model: Model, { system, turns, maxTokens: maxOutputTokens }: ModelRequest) {
  return {
    model,
    instructions: createCachedInstructions(system),
    messages: turns.map(toMessage),
    maxOutputTokens,
    // Retries by the library would cost money and time that our budgets do not count.
    maxRetries: 0,
  };
}

/**
 * Marks the instructions for caching if the protocol supports it, because they are long and the same for every job.
 */
function createCachedInstructions(content: string) {
  return {
    role: 'system' as const,
    content,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

function toMessage({ role, text, picture }: ConversationTurn): ModelMessage {
  if (role === 'assistant') return { role, content: text };
  const textPart = { type: 'text' as const, text };
  if (picture === undefined) return { role, content: [textPart] };
  return { role, content: [{ type: 'file', mediaType: 'image/png', data: picture }, textPart] };
}

function createModelAnswer(text: string, usage: LanguageModelUsage): ModelAnswer {
  const tokens = {
    input: boundedCount(usage.inputTokens),
    cached: boundedCount(usage.inputTokenDetails.cacheReadTokens),
    output: boundedCount(usage.outputTokens),
  };
  return { outcome: 'answered', text, tokens };
}

function boundedCount(count: number | undefined): number {
  return Number.isFinite(count) ? Math.min(Math.max(Math.round(count ?? 0), 0), maxReportedTokens) : 0;
}
