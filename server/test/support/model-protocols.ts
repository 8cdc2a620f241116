/** A request in either protocol, as far as the fake provider reads it. */

export interface ChatRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage: boolean };
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  /** Used only by Anthropic's protocol. */
  readonly system?: readonly { readonly text: string; readonly cache_control?: { readonly type: string } }[];
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly ContentPart[];
  }[];
}

interface ContentPart {
  readonly type: string;
  readonly text?: string;
  readonly image_url?: { readonly url: string };
  readonly source?: { readonly data: string };
}

export type Protocol = 'openai' | 'anthropic';

export function protocolOf(path: string): Protocol | undefined {
  if (path === '/v1/chat/completions') return 'openai';
  return path === '/v1/messages' ? 'anthropic' : undefined;
}

export interface ParsedModelRequest {
  readonly system: string;
  /** The user messages, oldest first. */
  readonly asked: readonly string[];
  /** The number of the question in its conversation, starting at 1. */
  readonly turn: number;
  readonly pictures: readonly Buffer[];
}

export function parseModelRequest(protocol: Protocol, { system, messages }: ChatRequest): ParsedModelRequest {
  const textOf = ({ content }: ChatRequest['messages'][number]) =>
    typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
  const users = messages.filter(({ role }) => role === 'user');
  const instructions = messages
    .filter(({ role }) => role === 'system')
    .map(textOf)
    .join('');
  const parts = users.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  return {
    system: protocol === 'anthropic' ? (system ?? []).map(({ text }) => text).join('') : instructions,
    asked: users.map(textOf),
    turn: messages.filter(({ role }) => role === 'assistant').length + 1,
    pictures: parts.flatMap(({ image_url: url, source }) => {
      const data = url?.url.split(',')[1] ?? source?.data;
      return data === undefined ? [] : [Buffer.from(data, 'base64')];
    }),
  };
}

export interface ReplyTokens {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

export function writeReply(protocol: Protocol, text: string, tokens: ReplyTokens): object {
  const { input, cached, output } = tokens;
  if (protocol === 'anthropic')
    return {
      type: 'message',
      id: 'msg_1',
      model: 'test',
      role: 'assistant',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      // In this protocol, input tokens exclude cached ones.
      usage: { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output },
    };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    },
  };
}

/** Returns the reply as stream events, in order. */
export function createReplyEvents(protocol: Protocol, text: string, tokens: ReplyTokens): string[] {
  const pieces = text.match(/[^]{1,200}/g) ?? [];
  const { input, cached, output } = tokens;
  if (protocol === 'anthropic') {
    const usage = { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: 1 };
    const message = { type: 'message', id: 'msg_1', model: 'test', role: 'assistant', content: [], usage };
    const delta = { stop_reason: 'end_turn', stop_sequence: null };
    return [
      namedEvent('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } }),
      namedEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      ...pieces.map((piece) =>
        namedEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
      ),
      namedEvent('content_block_stop', { index: 0 }),
      namedEvent('message_delta', { delta, usage: { output_tokens: output } }),
      namedEvent('message_stop', {}),
    ];
  }
  const chunk = (choices: object[], extraFields = {}) =>
    plainEvent({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'test',
      choices,
      ...extraFields,
    });
  const usage = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  };
  return [
    chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
    ...pieces.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
    chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
    chunk([], { usage }),
    'data: [DONE]\n\n',
  ];
}

/** Returns the stream event that a provider sends when it fails in the middle of an answer. */
export function streamedError(protocol: Protocol): string {
  const error = { type: 'overloaded_error', message: 'Overloaded' };
  return protocol === 'anthropic' ? namedEvent('error', { error }) : plainEvent({ error });
}

const plainEvent = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
const namedEvent = (type: string, data: object): string =>
  `event: ${type}
${plainEvent({ type, ...data })}`;
