import { toUtcMonth } from '../domain/utc-calendar.ts';
import { summariseUsage } from '../store/usage.ts';
import { expediteReports } from '../store/usage-reports.ts';
import { findWorkspaceByCustomer, setBillingCustomer, setUnpaidSince } from '../store/workspaces.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  requireWorkspace,
  formatTimestamp,
} from './command-context.ts';

/** Blocks live generations because of an unpaid invoice, or lifts the block. */
export async function markUnpaid(
  context: CommandContext,
  id: string,
  options: { lift?: boolean },
): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  // Repeating the command keeps the original date.
  const unpaidSince = options.lift ? null : (workspace.unpaidSince ?? context.clock.now());
  await context.owner.unscopedTransaction(async (transaction) => {
    await setUnpaidSince(transaction, id, unpaidSince);
    await writeAuditEntry(context, transaction, id, {
      action: unpaidSince ? 'workspace.unpaid' : 'workspace.paid',
      subject: id,
    });
  });
  const text = unpaidSince ? `${id} has been unpaid since ${formatTimestamp(unpaidSince)}` : `${id} has paid`;
  return { json: { ...workspace, unpaidSince }, text };
}

/**
 * Sets which customer of the payment provider the workspace is billed to. The next run of report-usage then sends all
 * pending usage.
 */
export async function setCustomer(
  context: CommandContext,
  id: string,
  customer: string | undefined,
  options: { remove?: boolean },
): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  if ((customer === undefined) !== (options.remove === true))
    throw new Error('pass the id of a customer, or --remove');
  if (customer !== undefined && !/^[\w-]{1,255}$/.test(customer))
    throw new Error('a customer id has 1 to 255 letters, digits, - and _');
  const billingCustomer = customer ?? null;
  const holder = customer === undefined ? undefined : await findWorkspaceByCustomer(context.owner, customer);
  if (holder !== undefined && holder.id !== id)
    throw new Error(`${customer} is already the customer id of ${holder.id}`);
  await context.owner.unscopedTransaction(async (transaction) => {
    await setBillingCustomer(transaction, id, billingCustomer);
    await expediteReports(transaction, id, context.clock.now());
    await writeAuditEntry(context, transaction, id, {
      action: 'workspace.customer',
      subject: id,
      details: { from: workspace.billingCustomer, to: billingCustomer },
    });
  });
  const text = billingCustomer ? `${id} is billed to ${billingCustomer}` : `${id} is not billed`;
  return { json: { ...workspace, billingCustomer }, text };
}

export async function showUsage(
  context: CommandContext,
  id: string,
  options: { month?: string },
): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  const month = options.month === undefined ? toUtcMonth(context.clock.now()) : readMonth(options.month);
  const usage = await summariseUsage(context.owner, id, month);
  const lines = [
    `month      ${month.slice(0, 7)} (UTC)`,
    `plan       ${workspace.plan}`,
    `used       ${usage.used} of the quota, ${usage.used - usage.succeeded} of them in progress`,
    `succeeded  ${usage.succeeded}`,
    `reported   ${usage.reported}, ${usage.waiting} waiting`,
  ];
  return { json: { workspaceId: id, month, ...usage }, text: lines.join('\n') };
}

function readMonth(text: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) throw new Error('--month must be a month such as 2026-11');
  return `${text}-01`;
}
