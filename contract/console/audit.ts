import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Who did what in a workspace. */

const filters = {
  /** Id of a person or key, or another name that stands in the log. */
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** The beginning of the action: `api_key` finds all that was done with keys. */
  action: Type.Optional(Type.String({ pattern: '^[a-z_.]{1,64}$' })),
  /** Id of what was acted on. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  /** Unix seconds, the first included and the last not. */
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
  /** In words, with names instead of ids. */
  readonly sentence: string;
  readonly action: string;
  readonly actor: {
    readonly id: string;
    readonly kind: 'person' | 'key' | 'operator' | 'service';
    /** The id itself when there is no name any more. */
    readonly name: string;
  };
  readonly subject: string;
  readonly request_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ConsoleAuditEntries {
  readonly data: readonly ConsoleAuditEntry[];
  readonly next_cursor: string | null;
  /** Set when the page ends early because so much was looked through: everything from this time on is covered. */
  readonly searched_until: number | null;
}
