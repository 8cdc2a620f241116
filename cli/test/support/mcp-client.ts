import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { buildCommand } from './built-command.ts';

/** The official MCP client. */
export type McpClient = Client;

/** Starts `blazon mcp` and connects to it over standard input and output. */
export async function connectOverStdio(environment: Readonly<Record<string, string>>): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' });
  const parameters = { command: process.execPath, args: [buildCommand(), 'mcp'], env: { ...environment } };
  await client.connect(new StdioClientTransport({ ...parameters, stderr: 'inherit' }));
  return client;
}

export async function connectOverHttp(url: string): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

/** The contents of a tool's result, by kind. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  /** PNG files. */
  readonly pictures: readonly Buffer[];
  readonly links: readonly string[];
}

interface ContentPart {
  readonly type: string;
  readonly text?: string;
  readonly data?: string;
  readonly uri?: string;
}

export async function callTool(
  client: McpClient,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const result = await client.callTool({ name, arguments: parameters });
  const content = result.content as readonly ContentPart[];
  return {
    isError: result.isError === true,
    text: content.flatMap(({ text }) => text ?? []).join('\n'),
    pictures: content
      .filter(({ type }) => type === 'image')
      .map(({ data = '' }) => Buffer.from(data, 'base64')),
    links: content.flatMap(({ uri }) => uri ?? []),
  };
}
