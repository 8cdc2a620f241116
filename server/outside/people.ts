import { runWithTransaction } from '@better-auth/core/context';
import { passkey } from '@better-auth/passkey';
import { type AuthContext, type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { magicLink, twoFactor } from 'better-auth/plugins';
import pg from 'pg';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Clock } from './clock.ts';
import {
  type ConsoleSecrets,
  versionedSecrets,
  withCurrentCookies,
  withCurrentSignatures,
} from './people/console-secrets.ts';
import { findUnmarkedSecret } from './people/second-factors.ts';
import {
  createSignInLetters,
  linkSeconds,
  type QueueEmail,
  type SignInLetters,
} from './people/sign-in-letters.ts';
import { addressOf } from './postgres.ts';
import type { ServerVerification } from './server-verification.ts';
import {
  accountTable,
  passkeyTables,
  personTable,
  secondFactorTables,
  sessionTable,
  verificationTable,
} from './people/tables.ts';

/** Who is signed in, and through which session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  /** When they last proved who they are. */
  readonly provedAt: Date;
}

/** Sign-in: passwords, links, passkeys, second factors and sessions. */
export interface People {
  /** Answers what stands under /auth. */
  handle(request: Request): Promise<Response>;
  personOf(headers: Headers): Promise<Person | undefined>;
  /** An account whose address is proven already; undefined when the address has one. */
  create(details: NewPerson): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface PeopleOptions {
  readonly settings: {
    readonly origin: string;
    readonly databaseUrl: string;
    readonly databaseTls?: ServerVerification | undefined;
    readonly secrets: ConsoleSecrets;
  };
  /** A second factor that does not say which secret encrypted it, if there is one. */
  readonly readUnmarkedFactor: () => Promise<string | undefined>;
  readonly clock: Clock;
  /** Undefined when no letters can be sent: then nobody has to confirm an address. */
  readonly queueEmail: QueueEmail | undefined;
  readonly logger: { error(details: object, message: string): void };
}

/** Set by ourselves on every request that is handed over: nobody else says from where it came. */
export const addressHeader = 'x-blazon-address';

const passwordLength = { minimum: 10, maximum: 128 };
const sessionSeconds = 30 * 24 * 60 * 60;

export function connectPeople(options: PeopleOptions): People {
  const pool = connectPool(options);
  const letters = createSignInLetters(options.queueEmail, options.settings.origin);
  const auth = betterAuth<BetterAuthOptions>({
    ...basics(options, pool),
    ...emailOptions(letters, options.queueEmail !== undefined, (id) => confirmAddress(id)),
    plugins: ways(options, letters),
    hooks: {
      after: createAuthMiddleware(async ({ path, context }) => {
        if (path === '/change-password' && context.newSession)
          await letters.passwordChanged(context.newSession.user);
      }),
    },
  });
  /** The letter with the new password's link proves the address too. */
  const confirmAddress = async (id: string) =>
    void (await (await auth.$context).internalAdapter.updateUser(id, { emailVerified: true }));

  const { secrets } = options.settings;
  const prepare = findUnmarkedSecret(secrets, options.readUnmarkedFactor, auth.$context);

  return {
    async handle(request) {
      await prepare();
      return auth.handler(withCurrentSignatures(secrets, request));
    },
    async personOf(given) {
      const headers = withCurrentCookies(secrets, given);
      const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
        // The library tells no difference between a bug and a database that is away; a question of our own does.
        await pool.query('SELECT 1');
        throw error;
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
        provedAt: confirmedAt(session) ?? session.createdAt,
      };
    },
    async create(details) {
      const id = await createPerson(await auth.$context, details);
      return id && encodeId('person', id);
    },
    close: () => pool.end(),
  };
}

/** Besides the password. */
function ways(options: PeopleOptions, letters: SignInLetters): BetterAuthPlugin[] {
  return [
    magicLink({
      expiresIn: linkSeconds.signIn,
      storeToken: 'hashed',
      // An account is made by signing up, where a name is asked for.
      disableSignUp: true,
      sendMagicLink: async ({ email, token }, ctx) => {
        const found = await ctx?.context.internalAdapter.findUserByEmail(email.toLowerCase());
        if (!found) await letters.noAccount(email);
        // The library asks for the second factor after passwords only.
        else if (isSecondFactorOn(found.user)) await letters.secondFactor(email);
        else await letters.signIn(email, token);
      },
    }),
    passkey({
      rpID: new URL(options.settings.origin).hostname,
      rpName: 'Blazon',
      origin: options.settings.origin,
      // Whoever signs in by passkey is asked for nothing else: the device has to ask them.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      // The library takes the device's word either way; we do not.
      registration: {
        afterVerification: ({ verification }) => requireAsked(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: ({ verification }) => requireAsked(verification.authenticationInfo.userVerified),
      },
      schema: passkeyTables,
    }),
    twoFactor({ issuer: 'Blazon', schema: secondFactorTables }),
  ];
}

function isSecondFactorOn(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true;
}

/** A column of our own, which the library only hands through. */
function confirmedAt(session: object): Date | undefined {
  const value: unknown = 'confirmedAt' in session ? session.confirmedAt : undefined;
  return value instanceof Date ? value : undefined;
}

function requireAsked(wasAsked: boolean | undefined): undefined {
  if (wasAsked !== true) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}

/** A person and their password, or neither. */
async function createPerson(
  context: Pick<AuthContext, 'adapter' | 'internalAdapter' | 'password'>,
  { email, name, password }: NewPerson,
): Promise<string | undefined> {
  const { internalAdapter } = context;
  if (await internalAdapter.findUserByEmail(email)) return undefined;
  const hash = await context.password.hash(password);
  const made = runWithTransaction(context.adapter, async () => {
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
  return made.catch(async (error: unknown) => {
    // Somebody else made it at the same moment.
    if (await internalAdapter.findUserByEmail(email)) return undefined;
    throw error;
  });
}

/** Its own few connections, which see the schema of people only. */
function connectPool({ settings, logger }: PeopleOptions): pg.Pool {
  const pool = new pg.Pool({
    ...addressOf(settings.databaseUrl, settings.databaseTls),
    max: 5,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 6_000,
    keepAlive: true,
    options: '-c search_path=people',
  });
  pool.on('error', (error) => logger.error({ err: error }, 'a database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function basics({ settings, clock, logger }: PeopleOptions, pool: pg.Pool) {
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
      expiresIn: sessionSeconds,
      // A session ends when it was promised to, and what was ended is ended at the next request: no copies in cookies.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: accountTable,
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    // Guessing is counted before anything gets here: server/http/console/people/guessing.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: () => decodeId('person', clock.newId('person')) ?? '' },
      // The library's own prefix would be __Secure-; this one also binds the cookie to this host.
      useSecureCookies: false,
      cookiePrefix: '__Host-blazon',
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    logger: {
      level: 'error',
      // What follows the message may hold what was sent.
      log: (_level, message, ...rest: unknown[]) =>
        logger.error({ err: rest.find((one) => one instanceof Error) }, `sign-in: ${message}`),
    },
  } satisfies BetterAuthOptions;
}

function emailOptions(
  letters: SignInLetters,
  hasMail: boolean,
  confirmAddress: (id: string) => Promise<void>,
) {
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
      // Signing up answers the same whether or not the address is known, so it cannot sign in.
      autoSignIn: false,
      requireEmailVerification: hasMail,
      resetPasswordTokenExpiresIn: linkSeconds.reset,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: async ({ user }) => letters.existingAccount(user),
      onPasswordReset: async ({ user }) => {
        await confirmAddress(user.id);
        await letters.passwordChanged(user);
      },
      ...(hasMail && {
        sendResetPassword: async ({
          user,
          token,
        }: {
          user: { email: string; name: string };
          token: string;
        }) => letters.resetPassword(user, token),
      }),
    },
    emailVerification: {
      sendOnSignUp: hasMail,
      // The page offers another letter; a guess at a password must not send one.
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds.verify,
      ...(hasMail && {
        sendVerificationEmail: async ({
          user,
          token,
        }: {
          user: { email: string; name: string };
          token: string;
        }) => letters.verifyAddress(user, token),
      }),
    },
  } satisfies BetterAuthOptions;
}
