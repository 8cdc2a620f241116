import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** API keys as the dashboard shows them. Only the response that creates a key contains its secret. */

export const CreateKeyBody = Type.Object(
  {
    label: Type.String({
      minLength: 1,
      maxLength: limits.nameLength,
      'x-trimmed': true,
      'x-message': `Type a name of 1 to ${limits.nameLength} characters for the key.`,
    }),
  },
  { additionalProperties: false },
);

export const ListKeysQuery = Type.Object(
  {
    /** `reported`: found in public and therefore revoked. */
    state: Type.Optional(Type.String({ pattern: '^(active|revoked|reported)$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('apiKey') })),
  },
  { additionalProperties: false },
);

export interface ConsoleKey {
  readonly id: string;
  readonly label: string;
  readonly environment: 'live' | 'sandbox';
  readonly last_four: string;
  readonly created_at: number;
  /** Null for a key created by an operator. */
  readonly created_by: { readonly id: string; readonly name: string } | null;
  /** Accurate to a minute. */
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** When the key was first sent over plain HTTP, where others may have read it. */
  readonly exposed_at: number | null;
  /** Found in public; the key was revoked then or earlier. */
  readonly reported: {
    readonly at: number;
    readonly source: string | null;
    /** Where it was found; null if not reported. */
    readonly url: string | null;
  } | null;
}

export interface ConsoleKeys {
  readonly data: readonly ConsoleKey[];
  readonly next_cursor: string | null;
  /** Whether the plan of the workspace has API access. */
  readonly plan_has_keys: boolean;
  /** Maximum number of active keys of a workspace, over both environments. */
  readonly most: number;
}

export interface CreatedKey {
  readonly key: ConsoleKey;
  /** Shown once: only its hash is kept. */
  readonly secret: string;
}
