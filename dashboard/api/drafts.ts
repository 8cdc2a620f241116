/** Unsent text, kept in this tab through reloads and navigation. */
export interface Draft {
  readonly prompt: string;
  readonly brandName: string;
}

export const emptyDraft: Draft = { prompt: '', brandName: '' };

/**
 * The key of a draft. A workspace has one draft of a new brand for all environments and projects; each refinement has
 * its own.
 */
export function createDraftKey(workspaceId: string, refine: string | undefined): string {
  return `blazon.draft.${workspaceId}.${refine ?? 'new'}`;
}

/** Drafts are also kept in memory, because storage may be unavailable. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readDraft(slot: string): Draft {
  const cached = drafts.get(slot);
  if (cached !== undefined) return cached;
  const draft = readStoredDraft(slot);
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
    // Without storage, the draft stays in memory.
  }
  for (const listener of listeners) listener();
}

function readStoredDraft(slot: string): Draft {
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
