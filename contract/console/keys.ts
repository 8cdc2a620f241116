import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { keyScopes, type KeyScope } from '../key-scopes.ts';
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
    /** Unix seconds. Left out or null: the key does not expire. */
    expires_at: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 9_999_999_999 }), Type.Null()], {
        'x-message': 'Choose a day in the future.',
      }),
    ),
    /** Left out or null: everything, including what is added later. */
    scopes: Type.Optional(
      Type.Union(
        [
          Type.Array(Type.Unsafe<KeyScope>(Type.Union(keyScopes.map((scope) => Type.Literal(scope)))), {
            minItems: 1,
            maxItems: keyScopes.length,
            uniqueItems: true,
          }),
          Type.Null(),
        ],
        { 'x-message': 'Choose at least one scope.' },
      ),
    ),
    /** Addresses or networks in CIDR notation. Left out, null or empty: the key works from everywhere. */
    allowed_networks: Type.Optional(
      Type.Union(
        [
          Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: limits.keyNetworks }),
          Type.Null(),
        ],
        {
          'x-message': `List at most ${limits.keyNetworks} addresses or networks, such as 203.0.113.0/24.`,
        },
      ),
    ),
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
  readonly created_by: {
    readonly id: string;
    /** Null once the account is deleted. */
    readonly name: string | null;
    /** False once they left the workspace: the key goes on working until somebody revokes it. */
    readonly is_member: boolean;
  } | null;
  readonly expires_at: number | null;
  /** Null: everything. */
  readonly scopes: readonly KeyScope[] | null;
  /** Null: everywhere. */
  readonly allowed_networks: readonly string[] | null;
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

/** Keys in use that one member created, in both environments. */
export interface MemberKeys {
  readonly data: readonly ConsoleKey[];
}

export const RemoveMemberQuery = Type.Object(
  {
    /** `revoke` also revokes the keys in use that the member created; otherwise they go on working. */
    keys: Type.Optional(Type.String({ pattern: '^(keep|revoke)$' })),
  },
  { additionalProperties: false },
);

export interface CreatedKey {
  readonly key: ConsoleKey;
  /** Shown once: only its hash is kept. */
  readonly secret: string;
}
