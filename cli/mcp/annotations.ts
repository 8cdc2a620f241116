import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

export const readOnlyAnnotations: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };

/** For tools that add something without changing anything that exists. A repeated call adds another one. */
export const additiveAnnotations: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};
