import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { CommandError, exitCodes } from '../src/exit-codes.ts';
import { describeError } from '../src/report-error.ts';

export type Content = CallToolResult['content'][number];

export function toTextContent(...lines: readonly (string | undefined)[]): Content {
  return {
    type: 'text',
    text: lines.filter((line) => line !== undefined).join('\n'),
  };
}

export const findIdsAdvice =
  'list_projects shows the ids of projects, and list_brands those of the brands in one.';

/** Returns the result of a tool. An error says what to do next, because the client bases its next call on it. */
export async function runTool(work: () => Promise<readonly Content[]>): Promise<CallToolResult> {
  try {
    return { content: [...(await work())] };
  } catch (error) {
    return { isError: true, content: [toTextContent(formatErrorText(error))] };
  }
}

/** Returns the contents of a resource. Errors use the protocol's error codes and the same messages as tools. */
export async function readResource<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new McpError(ErrorCode.InvalidParams, formatErrorText(error));
  }
}

function formatErrorText(error: unknown): string {
  const { message, code, advice, request_id } = describeError(error);
  const references = [code && `code ${code}`, request_id && `request ${request_id}`].filter(Boolean);
  const suffix = references.length > 0 ? ` (${references.join(', ')})` : '';
  const idHint = code === 'resource_not_found' ? findIdsAdvice : undefined;
  return [`${message}${suffix}`, advice, idHint].filter(Boolean).join('\n');
}

/** The error for a request that cannot be fulfilled. */
export function createCallError(message: string, advice?: string): CommandError {
  return new CommandError(message, { exitCode: exitCodes.usage, ...(advice !== undefined && { advice }) });
}
