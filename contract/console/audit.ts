import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Filters of the audit log, which records who did what in a workspace. */

const filters = {
  /** The id of a person or key, or the name of another actor in the log. */
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** A prefix of the action: `api_key` finds every action on keys. */
  action: Type.Optional(Type.String({ pattern: '^[a-z_.]{1,64}$' })),
  /** The id of what was acted on. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** In Unix seconds, inclusive. */
  from: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
  /** In Unix seconds, exclusive. */
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
  /** The entry as a sentence, with names instead of ids. */
  readonly sentence: string;
  readonly action: string;
  readonly actor: {
    readonly id: string;
    readonly kind: 'person' | 'key' | 'operator' | 'service';
    /** The name of the actor, or the id if the name no longer exists. */
    readonly name: string;
  };
  readonly subject: string;
  readonly request_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ConsoleAuditEntries {
  readonly data: readonly ConsoleAuditEntry[];
  readonly next_cursor: string | null;
  /** How far back the search went, in Unix seconds, if it stopped before the page was full; otherwise null. */
  readonly searched_until: number | null;
}
