import { runWithTransaction } from '@better-auth/core/context';
import { passkey } from '@better-auth/passkey';
import { type AuthContext, type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { magicLink, twoFactor } from 'better-auth/plugins';
import pg from 'pg';
import { magicLinkMinutes } from '@blazon/contract/console/magic-links.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../clock.ts';
import { type ConsoleSecrets, versionedSecrets, resignCookies, resignRequest } from './console-secrets.ts';
import { findUnversionedSecret } from './second-factors.ts';
import { createSignInEmails, type QueueEmail, type SignInEmails } from './sign-in-emails.ts';
import { createConnectionConfig } from '../postgres.ts';
import type { ServerVerification } from '../tls-verification.ts';
import {
  accountTable,
  passkeyTables,
  personTable,
  secondFactorTables,
  sessionTable,
  verificationTable,
} from './auth-tables.ts';

/** The person who is signed in, and the session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /** When the person last signed in or confirmed their identity. */
  readonly provedAt: Date;
  /** Set for requests with a CLI token, which is valid in this workspace only. */
  readonly cliToken?: { readonly id: string; readonly workspaceId: string; readonly createdAt: Date };
}

/** Signs people in with passwords, links, passkeys and second factors, and manages sessions. */
export interface AuthService {
  /** Handles requests below /auth. */
  handle(request: Request): Promise<Response>;
  /** Finds the person whose session cookie is in these headers. */
  findPerson(headers: Headers): Promise<Person | undefined>;
  /**
   * Creates an account whose address is already verified. Returns undefined if the address already has an account.
   */
  create(details: NewPerson): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface AuthServiceOptions {
  readonly settings: {
    readonly origin: string;
    readonly databaseUrl: string;
    readonly databaseTls?: ServerVerification | undefined;
    readonly secrets: ConsoleSecrets;
  };
  /** Reads any second factor that does not name the version of its secret; undefined if there is none. */
  readonly readUnmarkedFactor: () => Promise<string | undefined>;
  readonly clock: Clock;
  /** Undefined if no mail server is configured; addresses then need no confirmation. */
  readonly queueEmail: QueueEmail | undefined;
  /** The library ends the sessions itself; this callback ends CLI logins. */
  readonly onPasswordChanged: (personId: string) => Promise<void>;
  readonly logger: { error(details: object, message: string): void };
}

/**
 * The header with the client's address. We overwrite it on every request that we forward to better-auth, so clients
 * cannot forge it.
 */
export const clientAddressHeader = 'x-blazon-address';

const passwordLengthLimits = { minimum: 10, maximum: 128 };
const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

export function createAuthService(options: AuthServiceOptions): AuthService {
  const pool = connectPool(options);
  const emails = createSignInEmails(options.queueEmail, options.settings.origin);
  const onPasswordChanged = async (user: ChangedUser) => {
    await options.onPasswordChanged(encodeId('person', user.id));
    await emails.passwordChanged(user);
  };
  const auth = betterAuth<BetterAuthOptions>({
    ...createBaseOptions(options, pool),
    ...createEmailOptions(emails, options.queueEmail !== undefined, async (user) => {
      await confirmAddress(user.id);
      await onPasswordChanged(user);
    }),
    plugins: createSignInPlugins(options, emails),
    hooks: {
      after: createAuthMiddleware(async ({ path, context }) => {
        if (path === '/change-password' && context.newSession)
          await onPasswordChanged(context.newSession.user);
      }),
    },
  });
  /** Called after a password reset: the link was sent to the address, so using it verifies the address. */
  const confirmAddress = async (id: string) =>
    void (await (await auth.$context).internalAdapter.updateUser(id, { emailVerified: true }));

  const { secrets } = options.settings;
  const prepare = findUnversionedSecret(secrets, options.readUnmarkedFactor, auth.$context);

  return {
    async handle(request) {
      await prepare();
      return auth.handler(resignRequest(secrets, request));
    },
    async findPerson(originalHeaders) {
      const headers = resignCookies(secrets, originalHeaders);
      const found = await auth.api.getSession({ headers }).catch(async () => {
        // The library reports bugs and an unavailable database in the same way. This query fails only if the database
        // is down.
        await pool.query('SELECT 1');
        // A lost connection is replaced by now. A bug fails again.
        return auth.api.getSession({ headers });
      });
      if (!found) return undefined;
      const { id, email, name } = found.user;
      const { session } = found;
      return {
        id: encodeId('person', id),
        email,
        name,
        sessionId: encodeId('session', session.id),
        hasSecondFactor: isSecondFactorOn(found.user),
        provedAt: readConfirmedAt(session) ?? session.createdAt,
      };
    },
    async create(details) {
      const id = await createPerson(await auth.$context, details);
      return id && encodeId('person', id);
    },
    close: () => pool.end(),
  };
}

interface ChangedUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Creates the sign-in methods besides the password. */
function createSignInPlugins(options: AuthServiceOptions, emails: SignInEmails): BetterAuthPlugin[] {
  return [
    magicLink({
      expiresIn: magicLinkMinutes.signIn * 60,
      storeToken: 'hashed',
      // Accounts are created by signing up, which asks for a name.
      disableSignUp: true,
      sendMagicLink: async ({ email, token }, ctx) => {
        const found = await ctx?.context.internalAdapter.findUserByEmail(email.toLowerCase());
        if (!found) await emails.noAccount(email);
        // After a sign-in with a link, the library would not ask for the second factor.
        else if (isSecondFactorOn(found.user)) await emails.secondFactor(email);
        else await emails.signIn(email, token);
      },
    }),
    passkey({
      rpID: new URL(options.settings.origin).hostname,
      rpName: 'Blazon',
      origin: options.settings.origin,
      // A passkey needs no second factor, because the device verifies the user.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      // The library does not check user verification, so these callbacks do.
      registration: {
        afterVerification: ({ verification }) =>
          requireUserVerification(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: ({ verification }) =>
          requireUserVerification(verification.authenticationInfo.userVerified),
      },
      schema: passkeyTables,
    }),
    twoFactor({ issuer: 'Blazon', schema: secondFactorTables }),
  ];
}

function isSecondFactorOn(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true;
}

/** Reads our own session column, which the library passes through. */
function readConfirmedAt(session: object): Date | undefined {
  const value: unknown = 'confirmedAt' in session ? session.confirmedAt : undefined;
  return value instanceof Date ? value : undefined;
}

function requireUserVerification(isVerified: boolean | undefined): undefined {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}

/** Creates a person and their password in one transaction. */
async function createPerson(
  context: Pick<AuthContext, 'adapter' | 'internalAdapter' | 'password'>,
  { email, name, password }: NewPerson,
): Promise<string | undefined> {
  const { internalAdapter } = context;
  if (await internalAdapter.findUserByEmail(email)) return undefined;
  const hash = await context.password.hash(password);
  const creation = runWithTransaction(context.adapter, async () => {
    const { id } = await internalAdapter.createUser(
      { email, name, emailVerified: true },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: hash,
    });
    return id;
  });
  return creation.catch(async (error: unknown) => {
    // Another request created the account at the same time.
    if (await internalAdapter.findUserByEmail(email)) return undefined;
    throw error;
  });
}

/** Opens a small separate pool, which sees only the `people` schema. */
function connectPool({ settings, logger }: AuthServiceOptions): pg.Pool {
  const pool = new pg.Pool({
    ...createConnectionConfig(settings.databaseUrl, settings.databaseTls),
    max: 5,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 6_000,
    keepAlive: true,
    options: '-c search_path=people',
  });
  pool.on('error', (error) => logger.error({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function createBaseOptions({ settings, clock, logger }: AuthServiceOptions, pool: pg.Pool) {
  return {
    appName: 'Blazon',
    baseURL: settings.origin,
    basePath: '/auth',
    secret: settings.secrets.current,
    secrets: versionedSecrets(settings.secrets),
    trustedOrigins: [settings.origin],
    database: pool,
    user: personTable,
    session: {
      ...sessionTable,
      expiresIn: sessionLifetimeSeconds,
      // Sessions have a fixed end. Without a cookie cache, an ended session is rejected at the next request.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: accountTable,
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    // Attempts are throttled before they reach the library: server/http/console/accounts/sign-in-throttle.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: () => decodeId('person', clock.newId('person')) ?? '' },
      // With useSecureCookies the library would use the prefix __Secure-. Our prefix __Host- also binds the cookie to
      // this host.
      useSecureCookies: false,
      cookiePrefix: '__Host-blazon',
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    logger: {
      level: 'error',
      // The arguments after the message may contain what the client sent, so only an error among them is logged.
      log: (_level, message, ...rest: unknown[]) =>
        logger.error({ err: rest.find((one) => one instanceof Error) }, `sign-in: ${message}`),
    },
  } satisfies BetterAuthOptions;
}

function createEmailOptions(
  emails: SignInEmails,
  hasMail: boolean,
  onPasswordReset: (user: ChangedUser) => Promise<void>,
) {
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengthLimits.minimum,
      maxPasswordLength: passwordLengthLimits.maximum,
      // Signing up must not reveal whether the address is known, so a new account is not signed in automatically.
      autoSignIn: false,
      requireEmailVerification: hasMail,
      resetPasswordTokenExpiresIn: magicLinkMinutes.resetPassword * 60,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: async ({ user }) => emails.existingAccount(user),
      onPasswordReset: async ({ user }) => onPasswordReset(user),
      ...(hasMail && {
        sendResetPassword: async ({
          user,
          token,
        }: {
          user: { email: string; name: string };
          token: string;
        }) => emails.resetPassword(user, token),
      }),
    },
    emailVerification: {
      sendOnSignUp: hasMail,
      // The page offers to send the e-mail again. Signing in must not send it, because the password may be a guess.
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      expiresIn: magicLinkMinutes.verifyAddress * 60,
      ...(hasMail && {
        sendVerificationEmail: async ({
          user,
          token,
        }: {
          user: { email: string; name: string };
          token: string;
        }) => emails.verifyAddress(user, token),
      }),
    },
  } satisfies BetterAuthOptions;
}
