import Type from 'typebox';
import { limits, type Plan } from '../limits.ts';

/** Who is signed in, and the workspaces they are a member of. */
export interface Me {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly second_factor: boolean;
  };
  readonly workspaces: readonly MyWorkspace[];
  /** How many days jobs, brands and memory nodes of the sandbox are kept. */
  readonly sandbox_days: number;
  /** What draws new brands: a language model, the library with recorded conversations for its examples, or the library alone. */
  readonly art_director: ArtDirector;
}

export type ArtDirector = 'model' | 'recordings' | 'none';

export interface MyWorkspace {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly role: MemberRole;
  /** Since when an invoice is open; null when everything is paid. */
  readonly unpaid_since: number | null;
  /** Members without a second factor are kept out until they have set one up. */
  readonly second_factor_required: boolean;
}

export type MemberRole = 'viewer' | 'developer' | 'admin' | 'owner';

/** Which ways to sign in this installation offers. */
export interface SignInOptions {
  /** Links, confirmations and new passwords need a mail server. */
  readonly letters: boolean;
}

/** What the page about oneself shows. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly second_factor: boolean;
  readonly created_at: number;
  /** A new address that waits to be confirmed; null when there is none. */
  readonly address_change: PendingAddress | null;
}

export interface PendingAddress {
  readonly new_email: string;
  readonly old_confirmed: boolean;
  readonly new_confirmed: boolean;
  readonly expires_at: number;
}

/** What happens to workspaces when somebody deletes their account. */
export interface LeavingView {
  /** Others would be left without an owner: the account cannot be deleted before. */
  readonly blocking: readonly NamedWorkspace[];
  /** Nobody else is in them: they are deleted with the account. */
  readonly deleted: readonly NamedWorkspace[];
}

interface NamedWorkspace {
  readonly id: string;
  readonly name: string;
}

/** After one of the two links was used. */
export interface AddressConfirmed {
  readonly changed: boolean;
  /** Whose link is still to be opened. */
  readonly waits_for: 'old' | 'new' | null;
}

export interface MySession {
  readonly id: string;
  /** The one that asks. */
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

/** An invitation that was just made or sent again. */
export interface SentInvitation extends Invitation {
  /** To hand over oneself, where no mail server is set up; null when an email is on its way. */
  readonly link: string | null;
}

/** What whoever holds the email sees before they join. */
export interface InvitationView {
  readonly workspace_name: string;
  readonly invited_by: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly expires_at: number;
  /** Whether there is an account for the address: sign in, or make one here. */
  readonly has_account: boolean;
}

const only = { additionalProperties: false } as const;
const someText = '\\S';
const RoleName = Type.Enum(['viewer', 'developer', 'admin', 'owner']);
/** No marks that a mail program reads as more than an address: one mailbox has one spelling here. */
const Address = Type.String({
  maxLength: 254,
  // Labels hold no dot, so there is one way to read an address and nothing to go back over.
  pattern: '^[^\\s@<>(),;:"\\\\]{1,64}@[^\\s@<>(),;:"\\\\.]+(?:\\.[^\\s@<>(),;:"\\\\.]+)+$',
  'x-message': 'This is no e-mail address: write it like ada@example.com.',
});
const Name = Type.String({
  minLength: 1,
  maxLength: limits.nameLength,
  pattern: someText,
  'x-message': `Type a name of 1 to ${limits.nameLength} characters.`,
});
const Token = Type.String({ minLength: 20, maxLength: 200 });

export const AddressBody = Type.Object({ email: Address }, only);
export const WorkspaceBody = Type.Object({ name: Name }, only);
/** What was typed to confirm that something is deleted. */
export const DeleteBody = Type.Object({ confirm: Type.String({ maxLength: limits.nameLength }) }, only);
export const SecondFactorRuleBody = Type.Object({ required: Type.Boolean() }, only);
export const RoleBody = Type.Object({ role: RoleName }, only);
export const InvitationBody = Type.Object({ email: Address, role: RoleName }, only);
/** Password and, where one is set up, a code of the second factor; or a passkey's answer. */
export const ConfirmSignInBody = Type.Object(
  {
    password: Type.Optional(Type.String({ maxLength: 128 })),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    backup_code: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    passkey: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  only,
);
export const TokenBody = Type.Object({ token: Token }, only);
export const JoinBody = Type.Object(
  {
    token: Token,
    name: Name,
    password: Type.String({
      minLength: 10,
      maxLength: 128,
      'x-message': 'The password must have 10 to 128 characters: choose another.',
    }),
  },
  only,
);
