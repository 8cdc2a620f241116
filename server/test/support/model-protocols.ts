/** As much of both protocols as a test's provider needs. */

export interface ChatRequest {
  readonly model: string;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  /** Anthropic's alone. */
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

type Protocol = 'openai' | 'anthropic';

export function protocolOf(path: string): Protocol | undefined {
  if (path === '/v1/chat/completions') return 'openai';
  return path === '/v1/messages' ? 'anthropic' : undefined;
}

export interface ReadQuestion {
  readonly system: string;
  /** The text of the first turn. */
  readonly first: string;
  readonly turn: number;
  readonly pictures: readonly Buffer[];
}

export function readQuestion(protocol: Protocol, { system, messages }: ChatRequest): ReadQuestion {
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
    first: users[0] ? textOf(users[0]) : '',
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
      // Here the input does not count what was cached.
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
