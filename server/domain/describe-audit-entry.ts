/** An entry of the audit log, with names instead of ids. */
export interface NamedAuditEntry {
  readonly action: string;
  readonly actor: string;
  /** A quoted name with a distinguishing detail, or the id. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type Telling = (subject: string, details: Readonly<Record<string, unknown>>) => string;

/** The predicate of the sentence for each action; it follows the actor's name. Every stored action is listed. */
export const auditPhrases: Readonly<Record<string, Telling>> = {
  'api_key.create': (subject, { scopes }) =>
    `created the key ${subject}${ofText(' with the scopes ', scopes)}`,
  'api_key.revoke': (subject) => `revoked the key ${subject}`,
  'api_key.exposed': (subject) => `sent the key ${subject} over plain HTTP`,
  'api_key.reported': (subject, { revoked }) =>
    revoked === false
      ? `found the key ${subject} in public; it was revoked before`
      : `found the key ${subject} in public, and it was revoked`,
  'billing.visit': (_subject, { plan }) => `went to the payment provider${ofText(' for the plan ', plan)}`,
  'brand.choose': (subject) => `chose the brand ${subject} from several drawings`,
  'brand.delete': (subject) => `deleted the brand ${subject}`,
  'brand.favourite': (subject, { is_favourite: isFavourite }) =>
    isFavourite === false
      ? `removed the brand ${subject} from the favourites`
      : `marked the brand ${subject} as a favourite`,
  'brand.generate': (subject) => `asked for a brand in the playground (${subject})`,
  'brand.make_live': (subject) => `made the sandbox brand ${subject} live`,
  'brand.rename': (subject, { from, to }) => `renamed the brand ${subject}${fromTo(from, to)}`,
  'brand_share.create': (subject, { days }) =>
    `created a share link to ${subject}${typeof days === 'number' ? `, valid for ${days} days` : ''}`,
  'brand_share.revoke': (subject) => `revoked a share link to ${subject}`,
  'cli.login': (_subject, { host_name: host }) => `logged in with the CLI${ofText(' on ', host)}`,
  'cli.logout': (_subject, { host_name: host }) => `ended the CLI login${ofText(' on ', host)}`,
  'deliveries.recover': (subject, { since }) =>
    `sent undeliverable events${subject.startsWith('we_') ? ` of the endpoint ${subject}` : ''} again${ofText(' since ', since)}`,
  'event.resend': (subject) => `sent the event ${subject} again`,
  'export.create': (subject, { kind }) => `asked for an export${ofText(' of kind ', kind)} (${subject})`,
  'invitation.accept': (_subject, { role }) => `accepted an invitation${ofText(' as ', role)}`,
  'invitation.create': (_subject, { email, role }) =>
    `invited ${ofText('', email) || 'somebody'}${ofText(' as ', role)}`,
  'invitation.resend': (_subject, { email }) =>
    `sent the invitation of ${ofText('', email) || 'somebody'} again`,
  'invitation.revoke': (_subject, { email }) =>
    `took back the invitation of ${ofText('', email) || 'somebody'}`,
  'member.add': (subject, { to }) => `added ${subject} to the workspace${ofText(' as ', to)}`,
  'member.leave': () => 'left the workspace',
  'member.remove': (subject) => `removed ${subject} from the workspace`,
  'member.change_role': (subject, { from, to }) => `changed the role of ${subject}${fromTo(from, to)}`,
  'person.change_address': () => 'changed their e-mail address',
  'project.budget': (subject, { from, to }) =>
    `changed the monthly budget of the project ${subject}${fromTo(from, to)}`,
  'project.create': (subject) => `created the project ${subject}`,
  'project.delete': (subject) => `deleted the project ${subject}`,
  'project.update': (subject) => `changed the project ${subject}`,
  'webhook_endpoint.add': (subject, { url }) => `added the webhook endpoint ${ofText('', url) || subject}`,
  'webhook_endpoint.change': (subject, { from, to }) =>
    `changed the webhook endpoint ${subject}${fromTo(from, to)}`,
  'webhook_endpoint.default': (subject) => `made ${subject} the default webhook endpoint`,
  'webhook_endpoint.disable': (subject, { url }) =>
    `paused the webhook endpoint ${ofText('', url) || subject}, which had failed for a week`,
  'webhook_endpoint.pause': (subject) => `paused the webhook endpoint ${subject}`,
  'webhook_endpoint.resume': (subject) => `resumed the webhook endpoint ${subject}`,
  'webhook_endpoint.subscribe': (subject, { event_types: types }) =>
    `subscribed the webhook endpoint ${subject} to ${Array.isArray(types) ? types.join(' and ') : 'all events'}`,
  'webhook_endpoint.unsubscribe': (subject) => `unsubscribed the webhook endpoint ${subject} from events`,
  'webhook_endpoint.rotate_secret': (subject) => `rotated the secret of the webhook endpoint ${subject}`,
  'webhook_endpoint.show_secret': (subject) => `looked at the secret of the webhook endpoint ${subject}`,
  'webhook_endpoint.remove': (subject, { url }) =>
    `removed the webhook endpoint ${ofText('', url) || subject}`,
  'webhook_endpoint.test': (subject) => `sent a test event to the webhook endpoint ${subject}`,
  'webhook_secret.rotate': () => 'rotated the webhook secret',
  'webhook_secret.show': () => 'looked at the webhook secret',
  'workspace.archive': () => 'asked for an archive of the workspace',
  'workspace.create': () => 'created the workspace',
  'workspace.customer': () => 'changed the customer of the payment provider',
  'workspace.download': () => 'downloaded an archive of the workspace',
  'workspace.paid': () => 'noted that the open invoice is paid',
  'workspace.plan': (_subject, { from, to }) => `changed the plan${fromTo(from, to)}`,
  'workspace.rename': (_subject, { from, to }) => `renamed the workspace${fromTo(from, to)}`,
  'workspace.release_second_factor': () => 'no longer requires a second factor of members',
  'workspace.require_second_factor': () => 'requires a second factor of all members',
  'workspace.resume': () => 'ended the suspension of the workspace',
  'workspace.suspend': (_subject, { until }) => `suspended the workspace${ofText(' until ', until)}`,
  'workspace.unpaid': () => 'noted an unpaid invoice',
};

/** Describes an entry in one sentence: who did what to which resource. */
export function describeAuditEntry({ action, actor, subject, details }: NamedAuditEntry): string {
  const tell = Object.hasOwn(auditPhrases, action) ? auditPhrases[action] : undefined;
  const said = tell ? tell(subject, details) : `did ${action} to ${subject}`;
  return `${actor} ${said}${typeof details['cli_token'] === 'string' ? ', using the CLI' : ''}`;
}

/** Details are unstructured, so only short text is included in a sentence. */
function ofText(before: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  const characters = [...value];
  return `${before}${characters.length <= 120 ? value : `${characters.slice(0, 120).join('')}…`}`;
}

function fromTo(from: unknown, to: unknown): string {
  return `${ofText(' from ', from)}${ofText(' to ', to)}`;
}
