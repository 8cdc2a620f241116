import type { Plan } from '@blazon/contract/limits.ts';
import { insertWorkspace, setPlan, setSuspension } from '../store/workspaces.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  parseCountArgument,
  parseTextArgument,
  requireWorkspace,
  formatTimestamp,
} from './command-context.ts';

export async function createWorkspace(
  context: CommandContext,
  options: { name: string; plan: Plan },
): Promise<CommandResult> {
  const name = parseTextArgument('name', options.name);
  const workspace = {
    id: context.clock.newId('workspace'),
    name,
    plan: options.plan,
    createdAt: context.clock.now(),
  };
  await context.owner.unscopedTransaction(async (transaction) => {
    await insertWorkspace(transaction, workspace);
    await writeAuditEntry(context, transaction, workspace.id, {
      action: 'workspace.create',
      subject: workspace.id,
      details: { plan: workspace.plan },
    });
  });
  return { json: workspace, text: `${workspace.id}  ${workspace.name}  ${workspace.plan}` };
}

export async function showWorkspace(context: CommandContext, id: string): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  const suspended = workspace.suspendedUntil !== null && workspace.suspendedUntil > context.clock.now();
  const lines = [
    `id         ${workspace.id}`,
    `name       ${workspace.name}`,
    `plan       ${workspace.plan}`,
    `created    ${formatTimestamp(workspace.createdAt)}`,
    `suspended  ${suspended ? `until ${formatTimestamp(workspace.suspendedUntil)}` : 'no'}`,
    `unpaid     ${workspace.unpaidSince ? `since ${formatTimestamp(workspace.unpaidSince)}` : 'no'}`,
    `customer   ${workspace.billingCustomer ?? '-'}`,
  ];
  return { json: workspace, text: lines.join('\n') };
}

export async function changePlan(context: CommandContext, id: string, plan: Plan): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  await context.owner.unscopedTransaction(async (transaction) => {
    await setPlan(transaction, id, plan);
    await writeAuditEntry(context, transaction, id, {
      action: 'workspace.plan',
      subject: id,
      details: { from: workspace.plan, to: plan },
    });
  });
  return { json: { ...workspace, plan }, text: `${id} moved from ${workspace.plan} to ${plan}` };
}

export async function suspendWorkspace(
  context: CommandContext,
  id: string,
  options: { minutes: string; lift?: boolean },
): Promise<CommandResult> {
  const workspace = await requireWorkspace(context, id);
  const minutes = parseCountArgument('minutes', options.minutes, 525_600);
  const suspendedUntil = options.lift ? null : new Date(context.clock.now().getTime() + minutes * 60_000);
  await context.owner.unscopedTransaction(async (transaction) => {
    await setSuspension(transaction, id, suspendedUntil);
    await writeAuditEntry(context, transaction, id, {
      action: suspendedUntil ? 'workspace.suspend' : 'workspace.resume',
      subject: id,
      details: suspendedUntil ? { until: suspendedUntil.toISOString() } : {},
    });
  });
  const text = suspendedUntil
    ? `${id} is suspended until ${formatTimestamp(suspendedUntil)}`
    : `${id} is no longer suspended`;
  return { json: { ...workspace, suspendedUntil }, text };
}
