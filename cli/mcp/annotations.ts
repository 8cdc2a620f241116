import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

export const readsOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };

/** Adds something and changes nothing that exists. A repeated call adds again. */
export const creates: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};
