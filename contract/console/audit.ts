import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Who did what in a workspace. */

const filters = {
  /** Id of a person or key, or another actor's name from the log. */
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** Prefix of the action: `api_key` finds every action on keys. */
  action: Type.Optional(Type.String({ pattern: '^[a-z_.]{1,64}$' })),
  /** Id of what was acted on. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** Unix seconds; `since` is inclusive, `until` exclusive. */
  from: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
  until: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
};

export const ListAuditQuery = Type.Object(
  {
    ...filters,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('auditEntry') })),
  },
  { additionalProperties: false },
);

export const ExportAuditQuery = Type.Object(filters, { additionalProperties: false });

export interface ConsoleAuditEntry {
  readonly id: string;
  readonly created_at: number;
  readonly environment: 'live' | 'sandbox' | null;
  /** A sentence, with names instead of ids. */
  readonly sentence: string;
  readonly action: string;
  readonly actor: {
    readonly id: string;
    readonly kind: 'person' | 'key' | 'operator' | 'service';
    /** The id itself if the name no longer exists. */
    readonly name: string;
  };
  readonly subject: string;
  readonly request_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ConsoleAuditEntries {
  readonly data: readonly ConsoleAuditEntry[];
  readonly next_cursor: string | null;
  /** Set when the search stopped at its limit: it covered everything from this time on. */
  readonly searched_until: number | null;
}
