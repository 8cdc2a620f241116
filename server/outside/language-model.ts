import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel as Model, type ModelMessage } from 'ai';
import type { Tokens, TurnOutcome } from '../rules/director-turns.ts';
import { fetchBounded, TooLarge } from './fetch-bounded.ts';

/** A language model behind an address that the operator chose. */
export interface LanguageModel {
  /** Asks once: trying again is the caller's business. What a provider can do wrong is a value, never an error. */
  ask(call: ModelCall, signal: AbortSignal): Promise<ModelReply>;
}

export interface ModelCall {
  readonly system: string;
  readonly turns: readonly ModelTurn[];
  readonly mostTokens: number;
}

export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** PNG in base64. */
  readonly picture?: string;
}

export type ModelReply =
  | { readonly outcome: 'answered'; readonly text: string; readonly tokens: Tokens }
  | {
      readonly outcome: ModelFailure;
      /** Of the answer, if one came. */
      readonly status: number | undefined;
      /** How long the provider wants to be left alone. */
      readonly retryAfterMilliseconds: number | undefined;
    };

type ModelFailure = Extract<
  TurnOutcome,
  'timeout' | 'rate_limited' | 'rejected' | 'misconfigured' | 'unavailable' | 'malformed' | 'too_large'
>;

export interface LanguageModelOptions {
  readonly protocol: 'openai' | 'anthropic';
  /** Up to and with the version, such as `https://api.example/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** Twenty times the longest answer that the studio can use. */
const mostAnswerBytes = 512 * 1024;
/** No sum of tokens that a provider tells is believed beyond this. */
const mostTokens = 10_000_000;

// Hints about settings that a provider ignores go to the console otherwise.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const model = openModel(options);
  return {
    async ask(call, signal) {
      try {
        const { text, usage } = await generateText({
          model,
          instructions: cachedInstructions(call.system),
          messages: call.turns.map(toMessage),
          maxOutputTokens: call.mostTokens,
          // A repetition that nobody counts would be paid for and eat the budget.
          maxRetries: 0,
          abortSignal: signal,
        });
        const tokens = {
          input: boundedCount(usage.inputTokens),
          cached: boundedCount(usage.inputTokenDetails.cacheReadTokens),
          output: boundedCount(usage.outputTokens),
        };
        return { outcome: 'answered', text, tokens };
      } catch (error) {
        return judgeError(error, signal);
      }
    },
  };
}

function openModel({ protocol, url, model, key }: LanguageModelOptions): Model {
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    fetchBounded(input, init, mostAnswerBytes);
  switch (protocol) {
    case 'anthropic':
      return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(model);
    case 'openai':
      return createOpenAICompatible({
        name: 'director',
        baseURL: url,
        ...(key === undefined ? {} : { apiKey: key }),
        fetch,
        ...(new URL(url).hostname === 'api.openai.com' && { transformRequestBody: renameTokenLimit }),
      })(model);
    default:
      return protocol satisfies never;
  }
}

/** OpenAI itself no longer knows the name that everybody else took over from it. */
function renameTokenLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit };
}

/** The guide is long and the same for every job: where the protocol has a mark for that, it is set. */
function cachedInstructions(content: string) {
  return {
    role: 'system' as const,
    content,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

function toMessage({ role, text, picture }: ModelTurn): ModelMessage {
  if (role === 'assistant') return { role, content: text };
  const words = { type: 'text' as const, text };
  if (picture === undefined) return { role, content: [words] };
  return { role, content: [{ type: 'file', mediaType: 'image/png', data: picture }, words] };
}

function boundedCount(count: number | undefined): number {
  return Number.isFinite(count) ? Math.min(Math.max(Math.round(count ?? 0), 0), mostTokens) : 0;
}

/** The library's errors carry the whole question and the headers: none of it goes any further. */
function judgeError(error: unknown, signal: AbortSignal): ModelReply {
  if (signal.aborted) return failure('timeout');
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof TooLarge)) return failure('too_large');
  if (!APICallError.isInstance(error))
    // A connection that breaks in the middle of an answer is told like a mistake of the caller.
    return failure(causes.some((cause) => cause instanceof TypeError) ? 'unavailable' : 'malformed');
  const { statusCode: status, responseHeaders } = error;
  return failure(failureOf(status), status, readRetryAfter(responseHeaders?.['retry-after']));
}

function failureOf(status: number | undefined): ModelFailure {
  if (status === undefined) return 'unavailable';
  if (status < 300) return 'malformed';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return [400, 413, 422].includes(status) ? 'rejected' : 'misconfigured';
}

function failure(
  outcome: ModelFailure,
  status?: number,
  retryAfterMilliseconds?: number,
): Exclude<ModelReply, { outcome: 'answered' }> {
  return { outcome, status, retryAfterMilliseconds };
}

/** Seconds; the other form, a date, is not worth trusting two clocks for. */
function readRetryAfter(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : undefined;
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause)
    causes.push(cause);
  return causes;
}
