/** Plausible values for settings that operators keep in a secret store or an environment file. */
import { listDocumentedGroups } from '../../configuration/documented-settings.ts';

const sampleValues: Readonly<Record<string, string>> = {
  BLAZON_DATABASE_URL: 'postgres://blazon_app:p@postgres.example/blazon',
  BLAZON_OWNER_DATABASE_URL: 'postgres://blazon_owner:p@postgres.example/blazon',
  BLAZON_CONSOLE_DATABASE_URL: 'postgres://blazon_console:p@postgres.example/blazon',
  BLAZON_REDIS_URL: 'rediss://:p@redis.example',
  BLAZON_TEMPORAL_ADDRESS: 'temporal.example:7233',
  BLAZON_LIVE_HOST: 'api.example.com',
  BLAZON_SANDBOX_HOST: 'sandbox.example.com',
  BLAZON_CONSOLE_ORIGIN: 'https://dashboard.example.com',
  BLAZON_TLS_CERT_FILE: '/etc/blazon/certificate.pem',
  BLAZON_TLS_KEY_FILE: '/etc/blazon/key.pem',
  BLAZON_HTTPS_PORT: '8453',
  BLAZON_MAIL_URL: 'smtps://mail.example',
};

/** Returns undefined for a name that is not one of our settings. */
export function findSampleValue(name: string): string | undefined {
  const given = sampleValues[name];
  if (given !== undefined) return given;
  const setting = listDocumentedGroups()
    .flatMap(({ settings }) => settings)
    .find((each) => each.name === name);
  if (setting === undefined) return undefined;
  return setting.kind === 'key' || setting.kind === 'keys'
    ? Buffer.alloc(32, 7).toString('base64')
    : 'a-secret';
}
