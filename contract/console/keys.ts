import Type, { type Static } from 'typebox';
import { idPattern } from '../ids.ts';
import { keyScopes, type KeyScope } from '../key-scopes.ts';
import { limits } from '../limits.ts';

/** API keys as the dashboard shows them. Only the response that creates a key contains its secret. */

const keyLimits = {
  /** In Unix seconds. By default the key does not expire. */
  expires_at: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 9_999_999_999 }), Type.Null()], {
      'x-message': 'Choose a day in the future.',
    }),
  ),
  /** By default the key has full access, including to operations added later. */
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
  /** Addresses, or networks in CIDR notation. By default the key works from any address. */
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
};

export const CreateKeyBody = Type.Object(
  {
    label: Type.String({
      minLength: 1,
      maxLength: limits.nameLength,
      'x-trimmed': true,
      'x-message': `Type a name of 1 to ${limits.nameLength} characters for the key.`,
    }),
    ...keyLimits,
  },
  { additionalProperties: false },
);

export type CreateKeyBody = Static<typeof CreateKeyBody>;

/** Changes the given limits and keeps the others. A null removes a limit. */
export const ChangeKeyBody = Type.Object(keyLimits, { additionalProperties: false, minProperties: 1 });

export type ChangeKeyBody = Static<typeof ChangeKeyBody>;

export const ListKeysQuery = Type.Object(
  {
    /** `reported` keys were found in public and therefore revoked. */
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
    /** Null if the account was deleted. */
    readonly name: string | null;
    /** False if the person has left the workspace. The key works until it is revoked. */
    readonly is_member: boolean;
  } | null;
  readonly expires_at: number | null;
  /** Null means full access. */
  readonly scopes: readonly KeyScope[] | null;
  /** Null means any address. */
  readonly allowed_networks: readonly string[] | null;
  /** Accurate to a minute. */
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** When the key was first sent over plain HTTP, where others may have read it. */
  readonly exposed_at: number | null;
  /** Set if the key was found in public. It was revoked then or earlier. */
  readonly reported: {
    readonly at: number;
    readonly source: string | null;
    /** Where the key was found; null if the report did not say. */
    readonly url: string | null;
  } | null;
}

export interface ConsoleKeys {
  readonly data: readonly ConsoleKey[];
  readonly next_cursor: string | null;
  /** Whether the plan of the workspace has API access. */
  readonly plan_has_keys: boolean;
  /** The maximum number of active keys of a workspace, over both environments. */
  readonly most: number;
}

/** The active keys that one member created, in both environments. */
export interface MemberKeys {
  readonly data: readonly ConsoleKey[];
}

export const RemoveMemberQuery = Type.Object(
  {
    /** `revoke` also revokes the active keys that the member created. By default they keep working. */
    keys: Type.Optional(Type.String({ pattern: '^(keep|revoke)$' })),
  },
  { additionalProperties: false },
);

export interface CreatedKey {
  readonly key: ConsoleKey;
  /** Shown once, because only its hash is stored. */
  readonly secret: string;
}
