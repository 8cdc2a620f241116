import { randomBytes } from 'node:crypto';
import type { Role } from '../domain/roles.ts';
import { insertMember, setRole } from '../store/members.ts';
import { enterPlacedWorkspace } from '../store/enter-placed-workspace.ts';
import { savePersonProfile } from '../store/person-profiles.ts';
import { findAccount, findPersonByEmail } from '../store/persons.ts';
import {
  type CommandContext,
  writeAuditEntry,
  type CommandResult,
  parseTextArgument,
  requireWorkspace,
} from './command-context.ts';

/**
 * Creates an account without e-mail: for installations without a mail server, and for the first person of an
 * installation.
 */
export async function createPerson(
  context: CommandContext,
  email: string,
  options: { readonly name: string },
): Promise<CommandResult> {
  const name = parseTextArgument('name', options.name);
  const password = randomBytes(15).toString('base64url');
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254)
    throw new Error(`${email} is not an e-mail address`);
  const id = await context.createPerson({ email: address, name, password });
  if (id === undefined) throw new Error(`${address} already has an account`);
  return {
    json: { id, email: address, name, password },
    text: `${id}  ${address}\npassword ${password}  (shown once; change it in the dashboard)`,
  };
}

/** Adds a member to a workspace. A workspace that an operator created starts without members. */
export async function addMember(
  context: CommandContext,
  workspaceId: string,
  email: string,
  options: { readonly role: Role },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const person = await findPerson(context, email.trim().toLowerCase());
  if (person === undefined)
    throw new Error(`${email} has no account: the person must sign up first, or run "person create"`);
  const { role } = options;
  await context.owner.unscopedTransaction(async (transaction) => {
    const member = { personId: person.id, role, createdAt: context.clock.now() };
    const isNew = await insertMember(transaction, workspaceId, member);
    if (!isNew) await setRole(transaction, workspaceId, person.id, role);
    const action = isNew ? 'member.add' : 'member.change_role';
    await writeAuditEntry(context, transaction, workspaceId, {
      action,
      subject: person.id,
      details: { to: role },
    });
  });
  await updateDirectory(context, workspaceId);
  const json = { workspace_id: workspaceId, person_id: person.id, role };
  return { json, text: `${person.id} (${person.email}) is ${role} of ${workspaceId}` };
}

/** Finds a person. If accounts are stored in another cell, saves a copy of the name and address in this cell. */
async function findPerson(
  { owner, clock, directory }: CommandContext,
  email: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  if (directory?.homeCell === undefined || directory.homeCell === directory.cell)
    return findPersonByEmail(owner, email);
  const person = await findPersonByEmail(directory.home, email);
  const account = person && (await findAccount(directory.home, person.id));
  if (account) await savePersonProfile(owner, { id: person.id, ...account }, clock.now());
  return person;
}

/** Updates the directory of cells now, so that the new member does not have to wait for the sweep. */
async function updateDirectory(
  { owner, clock, directory }: CommandContext,
  workspaceId: string,
): Promise<void> {
  if (directory === undefined) return;
  const { home, cell } = directory;
  const now = clock.now();
  await enterPlacedWorkspace(owner, home, { workspaceId, cell, now });
}
