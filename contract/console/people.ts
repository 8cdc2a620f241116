import Type from 'typebox';
import { limits, type Plan } from '../limits.ts';

/** The person who is signed in, and the workspaces they belong to. */
export interface Me {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly second_factor: boolean;
  };
  readonly workspaces: readonly MyWorkspace[];
  /** How many more workspaces are in cells that cannot be reached now. Absent if there is only one cell. */
  readonly unreachable_workspaces?: number;
  /** How many days jobs, brands and memory nodes of the sandbox are kept. */
  readonly sandbox_days: number;
  /**
   * What draws new brands: `model` is a language model, `recordings` the library with recorded conversations for some
   * examples, and `none` the library alone.
   */
  readonly art_director: ArtDirector;
  /** The base URL of the API documentation, without a trailing slash. */
  readonly docs_url: string;
}

export type ArtDirector = 'model' | 'recordings' | 'none';

export interface MyWorkspace {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly role: MemberRole;
  /** When the oldest unpaid invoice became unpaid; null if everything is paid. */
  readonly unpaid_since: number | null;
  /** Whether members need a second factor to have access. */
  readonly second_factor_required: boolean;
}

/** Where a person starts after sign-up. */
export interface FirstWorkspace {
  readonly workspace_id: string;
  /** The sandbox project for the first brand; null if the person already belonged to a workspace. */
  readonly project_id: string | null;
}

export type MemberRole = 'viewer' | 'developer' | 'admin' | 'owner';

/** The sign-in methods of this installation. */
export interface SignInOptions {
  /** Whether e-mail is configured. Magic links, address confirmation and password resets need it. */
  readonly email: boolean;
}

/** What the account page shows. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly second_factor: boolean;
  readonly created_at: number;
  /** A new address that has not been confirmed yet; null if there is none. */
  readonly address_change: PendingAddress | null;
}

export interface PendingAddress {
  readonly new_email: string;
  readonly old_confirmed: boolean;
  readonly new_confirmed: boolean;
  readonly expires_at: number;
}

/** What happens to a person's workspaces when they delete their account. */
export interface AccountDeletionEffects {
  /** Workspaces that would be left without an owner, which prevents the deletion. */
  readonly blocking: readonly NamedWorkspace[];
  /** Workspaces without other members, which are deleted with the account. */
  readonly deleted: readonly NamedWorkspace[];
}

interface NamedWorkspace {
  readonly id: string;
  readonly name: string;
}

/** What the holder of one of the two confirmation links is asked to confirm. */
export interface AddressChangeView {
  /** Null for the link sent to the new address: its mailbox may belong to a stranger if the address was mistyped. */
  readonly old_email: string | null;
  readonly new_email: string;
}

/** The state after one of the two confirmation links was opened. */
export interface AddressConfirmation {
  readonly changed: boolean;
  /** Which of the two addresses must still confirm. */
  readonly waits_for: 'old' | 'new' | null;
}

export interface MySession {
  readonly id: string;
  /** Whether this request uses the session. */
  readonly is_current: boolean;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

export interface Member {
  readonly person_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly second_factor: boolean;
  readonly created_at: number;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly invited_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly is_expired: boolean;
}

/** An invitation that was just created or resent. */
export interface SentInvitation extends Invitation {
  /** The link to pass on by hand if no mail server is configured; null if an e-mail was queued. */
  readonly link: string | null;
}

/** What the invited person sees before they accept. */
export interface InvitationView {
  readonly workspace_name: string;
  readonly invited_by: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly expires_at: number;
  /** Whether the address already has an account. If so, the person signs in; otherwise they create one. */
  readonly has_account: boolean;
}

const noOtherProperties = { additionalProperties: false } as const;
const nonBlankPattern = '\\S';
const RoleName = Type.Enum(['viewer', 'developer', 'admin', 'owner']);
/** Excludes characters that mail software interprets, so that each mailbox has only one spelling. */
const Address = Type.String({
  maxLength: 254,
  // Labels contain no dots, so the match is unambiguous and never backtracks.
  pattern: '^[^\\s@<>(),;:"\\\\]{1,64}@[^\\s@<>(),;:"\\\\.]+(?:\\.[^\\s@<>(),;:"\\\\.]+)+$',
  'x-message': 'This is not an e-mail address. Write it like ada@example.com.',
});
const Name = Type.String({
  minLength: 1,
  maxLength: limits.nameLength,
  pattern: nonBlankPattern,
  'x-message': `Type a name of 1 to ${limits.nameLength} characters.`,
});
const Token = Type.String({ minLength: 20, maxLength: 200 });

export const AddressBody = Type.Object({ email: Address }, noOtherProperties);
export const WorkspaceBody = Type.Object({ name: Name }, noOtherProperties);
/** The text typed to confirm a deletion. */
export const DeleteBody = Type.Object(
  { confirm: Type.String({ maxLength: limits.nameLength }) },
  noOtherProperties,
);
export const SecondFactorRuleBody = Type.Object({ required: Type.Boolean() }, noOtherProperties);
export const RoleBody = Type.Object({ role: RoleName }, noOtherProperties);
export const InvitationBody = Type.Object({ email: Address, role: RoleName }, noOtherProperties);
/** Either a password, with a second-factor code if one is set up, or a passkey response. */
export const ConfirmSignInBody = Type.Object(
  {
    password: Type.Optional(Type.String({ maxLength: 128 })),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    backup_code: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    passkey: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  noOtherProperties,
);
export const TokenBody = Type.Object({ token: Token }, noOtherProperties);
export const JoinBody = Type.Object(
  {
    token: Token,
    name: Name,
    password: Type.String({
      minLength: 10,
      maxLength: 128,
      'x-message': 'The password must have 10 to 128 characters.',
    }),
  },
  noOtherProperties,
);
