/** Maps better-auth's tables and columns to our names. */

const timeColumns = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
const expiringColumns = { ...timeColumns, expiresAt: 'expires_at' } as const;

export const personTable = {
  modelName: 'persons',
  fields: { ...timeColumns, emailVerified: 'email_verified' },
} as const;

export const sessionTable = {
  modelName: 'sessions',
  fields: { ...expiringColumns, userId: 'person_id', ipAddress: 'ip_address', userAgent: 'user_agent' },
  additionalFields: {
    confirmedAt: { type: 'date', required: false, input: false, fieldName: 'confirmed_at' },
  },
} as const;

export const accountTable = {
  modelName: 'accounts',
  fields: {
    ...timeColumns,
    userId: 'person_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const;

export const verificationTable = { modelName: 'verifications', fields: expiringColumns } as const;

export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'second_factor_enabled' } },
  twoFactor: {
    modelName: 'second_factors',
    fields: {
      userId: 'person_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_attempts',
      lockedUntil: 'locked_until',
    },
  },
} as const;

export const passkeyTables = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      userId: 'person_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;
