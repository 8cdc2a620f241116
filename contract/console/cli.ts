import Type from 'typebox';
import { idPattern } from '../ids.ts';
import type { limits } from '../limits.ts';
import type { MemberRole, MyWorkspace } from './people.ts';

/** CLI logins with the device flow of RFC 8628: a person approves the login in the dashboard. */

const noOtherProperties = { additionalProperties: false } as const;

export const DeviceCodeBody = Type.Object(
  {
    /** Shown to the person who approves. */
    host_name: Type.String({ minLength: 1, maxLength: 100, pattern: '^[ -~]+$' }),
  },
  noOtherProperties,
);

export interface DeviceCode {
  /** Only the CLI knows this code. */
  readonly device_code: string;
  /** The code that the person compares or enters. */
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  /** In seconds. */
  readonly expires_in: number;
  /** The minimum time between two polls, in seconds. */
  readonly interval: number;
}

export const DeviceTokenBody = Type.Object(
  { device_code: Type.String({ minLength: 20, maxLength: 100 }) },
  noOtherProperties,
);

export interface CliLogin {
  readonly id: string;
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly workspace: Pick<MyWorkspace, 'id' | 'name' | 'plan'>;
  readonly role: MemberRole;
  readonly expires_at: number;
  /** The addresses of the API. */
  readonly api_urls: { readonly live: string; readonly sandbox: string };
}

export interface NewCliLogin extends CliLogin {
  /** Shown once, because only its hash is stored. */
  readonly token: string;
}

/** The code as a person types it: in upper or lower case, with or without the dash. */
const UserCode = Type.String({
  minLength: 8,
  maxLength: 20,
  'x-message': 'Enter the eight letters shown in your terminal.',
});

export const ReadCodeBody = Type.Object({ user_code: UserCode }, noOtherProperties);
export const ApproveCodeBody = Type.Object(
  { user_code: UserCode, workspace_id: Type.String({ pattern: idPattern('workspace'), maxLength: 40 }) },
  noOtherProperties,
);

/** What a person sees before they approve. */
export interface DeviceCodeView {
  readonly user_code: string;
  readonly host_name: string;
  readonly ip_address: string;
  /** Whether the CLI and this browser are on the same network. */
  readonly is_same_network: boolean;
  readonly created_at: number;
  readonly expires_at: number;
  /** How many days the login lasts. */
  readonly login_days: typeof limits.cliTokenDays;
}

/** A login as listed in the account. */
export interface MyCliLogin {
  readonly id: string;
  readonly workspace: { readonly id: string; readonly name: string };
  readonly host_name: string;
  readonly ip_address: string;
  readonly created_at: number;
  readonly expires_at: number;
  /** Accurate to a minute. */
  readonly last_used_at: number | null;
}
