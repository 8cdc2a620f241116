import type { Plan } from '@blazon/contract/limits.ts';
import { insertWorkspace, setPlan, setSuspension } from '../store/workspaces.ts';
import { type AdminParts, audit, type Result, readCount, readText, requireWorkspace, when } from './parts.ts';

export async function createWorkspace(
  parts: AdminParts,
  options: { name: string; plan: Plan },
): Promise<Result> {
  const name = readText('name', options.name);
  const workspace = {
    id: parts.clock.newId('workspace'),
    name,
    plan: options.plan,
    createdAt: parts.clock.now(),
  };
  await parts.owner.unscopedTransaction(async (transaction) => {
    await insertWorkspace(transaction, workspace);
    await audit(parts, transaction, workspace.id, {
      action: 'workspace.create',
      subject: workspace.id,
      details: { plan: workspace.plan },
    });
  });
  return { json: workspace, text: `${workspace.id}  ${workspace.name}  ${workspace.plan}` };
}

export async function showWorkspace(parts: AdminParts, id: string): Promise<Result> {
  const workspace = await requireWorkspace(parts, id);
  const suspended = workspace.suspendedUntil !== null && workspace.suspendedUntil > parts.clock.now();
  const lines = [
    `id         ${workspace.id}`,
    `name       ${workspace.name}`,
    `plan       ${workspace.plan}`,
    `created    ${when(workspace.createdAt)}`,
    `suspended  ${suspended ? `until ${when(workspace.suspendedUntil)}` : 'no'}`,
    `unpaid     ${workspace.unpaidSince ? `since ${when(workspace.unpaidSince)}` : 'no'}`,
    `customer   ${workspace.billingCustomer ?? '-'}`,
  ];
  return { json: workspace, text: lines.join('\n') };
}

export async function changePlan(parts: AdminParts, id: string, plan: Plan): Promise<Result> {
  const workspace = await requireWorkspace(parts, id);
  await parts.owner.unscopedTransaction(async (transaction) => {
    await setPlan(transaction, id, plan);
    await audit(parts, transaction, id, {
      action: 'workspace.plan',
      subject: id,
      details: { from: workspace.plan, to: plan },
    });
  });
  return { json: { ...workspace, plan }, text: `${id} moved from ${workspace.plan} to ${plan}` };
}

export async function suspendWorkspace(
  parts: AdminParts,
  id: string,
  options: { minutes: string; lift?: boolean },
): Promise<Result> {
  const workspace = await requireWorkspace(parts, id);
  const minutes = readCount('minutes', options.minutes, 525_600);
  const suspendedUntil = options.lift ? null : new Date(parts.clock.now().getTime() + minutes * 60_000);
  await parts.owner.unscopedTransaction(async (transaction) => {
    await setSuspension(transaction, id, suspendedUntil);
    await audit(parts, transaction, id, {
      action: suspendedUntil ? 'workspace.suspend' : 'workspace.resume',
      subject: id,
      details: suspendedUntil ? { until: suspendedUntil.toISOString() } : {},
    });
  });
  const text = suspendedUntil
    ? `${id} is suspended until ${when(suspendedUntil)}`
    : `${id} is no longer suspended`;
  return { json: { ...workspace, suspendedUntil }, text };
}
