/** What somebody has typed and not sent, kept in this tab: it survives a reload and every change of place. */
export interface Draft {
  readonly prompt: string;
  readonly brandName: string;
}

export const emptyDraft: Draft = { prompt: '', brandName: '' };

/** A new brand has one draft in a workspace, in whichever environment or project it is sent; each refinement has its own. */
export function draftSlot(workspaceId: string, refine: string | undefined): string {
  return `blazon.draft.${workspaceId}.${refine ?? 'new'}`;
}

/** In memory too: storage may be closed to us. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readDraft(slot: string): Draft {
  const known = drafts.get(slot);
  if (known !== undefined) return known;
  const draft = readStored(slot);
  drafts.set(slot, draft);
  return draft;
}

export function saveDraft(slot: string, { prompt, brandName }: Draft): void {
  const draft = { prompt, brandName };
  drafts.set(slot, draft);
  try {
    if (prompt === '' && brandName === '') sessionStorage.removeItem(slot);
    else sessionStorage.setItem(slot, JSON.stringify(draft));
  } catch {
    // The draft lives on in the page.
  }
  for (const listener of listeners) listener();
}

function readStored(slot: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(slot) ?? 'null');
    return isDraft(stored) ? stored : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prompt' in value &&
    'brandName' in value &&
    typeof value.prompt === 'string' &&
    typeof value.brandName === 'string'
  );
}
