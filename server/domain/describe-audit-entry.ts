/** An entry of the audit log, with names instead of ids. */
export interface NamedAuditEntry {
  readonly action: string;
  readonly actor: string;
  /** A quoted name with a distinguishing detail, or the id. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type ActionDescriber = (subject: string, details: Readonly<Record<string, unknown>>) => string;

/** The predicate of the sentence for each action; it follows the actor's name. Every stored action is listed. */
export const auditPhrases: Readonly<Record<string, ActionDescriber>> = {
  'api_key.create': (subject, { scopes }) =>
    `created the key ${subject}${describeDetail(' with the scopes ', scopes)}`,
  'api_key.change': (subject) => `changed the limits of the key ${subject}`,
  'api_key.revoke': (subject) => `revoked the key ${subject}`,
  'api_key.exposed': (subject) => `sent the key ${subject} over plain HTTP`,
  'api_key.reported': (subject, { revoked }) =>
    revoked === false
      ? `found the key ${subject} in public; it was already revoked`
      : `found the key ${subject} in public, and it was revoked`,
  'billing.visit': (_subject, { plan }) =>
    `opened the payment provider's page${describeDetail(' for the plan ', plan)}`,
  'brand.choose': (subject) => `chose the brand ${subject} from several drawings`,
  'brand.delete': (subject) => `deleted the brand ${subject}`,
  'brand.favourite': (subject, { is_favourite: isFavourite }) =>
    isFavourite === false
      ? `removed the brand ${subject} from the favourites`
      : `marked the brand ${subject} as a favourite`,
  'brand.generate': (subject) => `requested a brand in the playground (${subject})`,
  'brand.make_live': (subject) => `made the sandbox brand ${subject} live`,
  'brand.rename': (subject, { from, to }) => `renamed the brand ${subject}${describeChange(from, to)}`,
  'brand_share.create': (subject, { days }) =>
    `created a share link to ${subject}${typeof days === 'number' ? `, valid for ${days} days` : ''}`,
  'brand_share.revoke': (subject) => `revoked a share link to ${subject}`,
  'cli.login': (_subject, { host_name: host }) => `logged in with the CLI${describeDetail(' on ', host)}`,
  'cli.logout': (_subject, { host_name: host }) => `ended the CLI login${describeDetail(' on ', host)}`,
  'deliveries.recover': (subject, { since }) =>
    `resent undeliverable events${subject.startsWith('we_') ? ` of the endpoint ${subject}` : ''}${describeDetail(' since ', since)}`,
  'event.resend': (subject) => `resent the event ${subject}`,
  'export.create': (subject, { kind }) =>
    `requested an export${describeDetail(' of kind ', kind)} (${subject})`,
  'invitation.accept': (_subject, { role }) => `accepted an invitation${describeDetail(' as ', role)}`,
  'invitation.create': (_subject, { email, role }) =>
    `invited ${describeDetail('', email) || 'somebody'}${describeDetail(' as ', role)}`,
  'invitation.resend': (_subject, { email }) =>
    `resent the invitation for ${describeDetail('', email) || 'somebody'}`,
  'invitation.revoke': (_subject, { email }) =>
    `revoked the invitation for ${describeDetail('', email) || 'somebody'}`,
  'member.add': (subject, { to }) => `added ${subject} to the workspace${describeDetail(' as ', to)}`,
  'member.leave': () => 'left the workspace',
  'member.remove': (subject) => `removed ${subject} from the workspace`,
  'member.change_role': (subject, { from, to }) =>
    `changed the role of ${subject}${describeChange(from, to)}`,
  'person.change_address': () => 'changed their e-mail address',
  'project.budget': (subject, { from, to }) =>
    `changed the monthly budget of the project ${subject}${describeChange(from, to)}`,
  'project.create': (subject) => `created the project ${subject}`,
  'project.delete': (subject) => `deleted the project ${subject}`,
  'project.update': (subject) => `changed the project ${subject}`,
  'webhook_endpoint.add': (subject, { url }) =>
    `added the webhook endpoint ${describeDetail('', url) || subject}`,
  'webhook_endpoint.change': (subject, { from, to }) =>
    `changed the webhook endpoint ${subject}${describeChange(from, to)}`,
  'webhook_endpoint.default': (subject) => `made ${subject} the default webhook endpoint`,
  'webhook_endpoint.disable': (subject, { url }) =>
    `paused the webhook endpoint ${describeDetail('', url) || subject}, which had failed for a week`,
  'webhook_endpoint.pause': (subject) => `paused the webhook endpoint ${subject}`,
  'webhook_endpoint.resume': (subject) => `resumed the webhook endpoint ${subject}`,
  'webhook_endpoint.subscribe': (subject, { event_types: types }) =>
    `subscribed the webhook endpoint ${subject} to ${Array.isArray(types) ? types.join(' and ') : 'all events'}`,
  'webhook_endpoint.unsubscribe': (subject) => `unsubscribed the webhook endpoint ${subject} from events`,
  'webhook_endpoint.rotate_secret': (subject) => `rotated the secret of the webhook endpoint ${subject}`,
  'webhook_endpoint.show_secret': (subject) => `viewed the secret of the webhook endpoint ${subject}`,
  'webhook_endpoint.remove': (subject, { url }) =>
    `removed the webhook endpoint ${describeDetail('', url) || subject}`,
  'webhook_endpoint.test': (subject) => `sent a test event to the webhook endpoint ${subject}`,
  'webhook_secret.rotate': () => 'rotated the webhook secret',
  'webhook_secret.show': () => 'viewed the webhook secret',
  'workspace.archive': () => 'requested an archive of the workspace',
  'workspace.create': () => 'created the workspace',
  'workspace.customer': () => 'changed the customer of the payment provider',
  'workspace.download': () => 'downloaded an archive of the workspace',
  'workspace.paid': () => 'marked the unpaid invoice as paid',
  'workspace.plan': (_subject, { from, to }) => `changed the plan${describeChange(from, to)}`,
  'workspace.rename': (_subject, { from, to }) => `renamed the workspace${describeChange(from, to)}`,
  'workspace.release_second_factor': () => 'made a second factor optional for members',
  'workspace.require_second_factor': () => 'made a second factor mandatory for all members',
  'workspace.resume': () => 'ended the suspension of the workspace',
  'workspace.suspend': (_subject, { until }) => `suspended the workspace${describeDetail(' until ', until)}`,
  'workspace.unpaid': () => 'recorded an unpaid invoice',
};

/** Describes an entry in one sentence: who did what to which resource. */
export function describeAuditEntry({ action, actor, subject, details }: NamedAuditEntry): string {
  const describeAction = Object.hasOwn(auditPhrases, action) ? auditPhrases[action] : undefined;
  const actionText = describeAction ? describeAction(subject, details) : `did ${action} to ${subject}`;
  return `${actor} ${actionText}${typeof details['cli_token'] === 'string' ? ', using the CLI' : ''}`;
}

/** Details are unstructured, so only short text is included in a sentence. */
function describeDetail(before: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  const characters = [...value];
  return `${before}${characters.length <= 120 ? value : `${characters.slice(0, 120).join('')}…`}`;
}

function describeChange(from: unknown, to: unknown): string {
  return `${describeDetail(' from ', from)}${describeDetail(' to ', to)}`;
}
