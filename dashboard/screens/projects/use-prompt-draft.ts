import type { JobView } from '@blazon/contract/console/generations.ts';
import { limits } from '@blazon/contract/limits.ts';
import { useState, useSyncExternalStore } from 'react';
import {
  type Draft,
  createDraftKey,
  emptyDraft,
  readDraft,
  saveDraft,
  subscribeToDrafts,
} from '../../api/drafts.ts';
import { useBrand } from '../../api/use-brands.ts';
import { useGenerate } from '../../api/use-jobs.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { readVariantCount, saveVariantCount } from '../../api/variant-count.ts';
import { isUnfinishedCorrection } from '../brands/corrections.ts';

export interface PromptComposerProps {
  readonly projectId: string;
  /** Whether the project has no brands yet. */
  readonly isEmpty: boolean;
  /** Whether the prompt box gets the focus, because nothing else can be done here yet. */
  readonly isFirstStep: boolean;
  /** How many times a prompt was put back into the prompt box, which then gets the focus. */
  readonly edits: number;
  /** The brand that the next prompt refines. */
  readonly refine: string | undefined;
  readonly onRefine: (brandId: string | undefined) => void;
  readonly onAccepted: (job: JobView) => void;
}

/** The state of a prompt from its first letter until it is accepted. */
export function usePromptDraft({
  projectId,
  refine,
  onRefine,
  onAccepted,
}: Omit<PromptComposerProps, 'isEmpty' | 'isFirstStep' | 'edits'>) {
  const { prompt, brandName, change } = useStoredDraft(refine);
  const [variants, setVariants] = useState(readVariantCount);
  const generate = useGenerate(projectId);
  const parent = useBrand(refine);
  // Counted in code points, like the API, not in UTF-16 units.
  const count = [...prompt].length;
  const isWaitingForParent = refine !== undefined && parent.data === undefined;
  const isUnfinished = refine !== undefined && isUnfinishedCorrection(prompt);
  const isReady =
    prompt.trim() !== '' && count <= limits.promptLength && !isWaitingForParent && !isUnfinished;
  const send = () => {
    if (!isReady) return;
    const memoryId = refine === undefined ? undefined : parent.data?.memory_id;
    // A refinement keeps the brand's name unless the prompt says otherwise.
    const name = refine === undefined && brandName.trim() !== '' ? brandName : undefined;
    generate.send({ prompt, memoryId, brandName: name, variants }, (job) => {
      change(emptyDraft);
      onRefine(undefined);
      onAccepted(job);
    });
  };
  const setPrompt = (text: string) => change({ prompt: text });
  const setBrandName = (text: string) => change({ brandName: text });
  const changeVariants = (drawings: number) => {
    saveVariantCount(drawings);
    setVariants(drawings);
  };
  const { error, isPending } = generate;
  return {
    prompt,
    setPrompt,
    brandName,
    setBrandName,
    variants,
    setVariants: changeVariants,
    count,
    isUnfinished,
    isReady,
    send,
    error,
    isPending,
  };
}

/** The draft of a new brand or a refinement, kept through reloads and navigation. */
function useStoredDraft(refine: string | undefined) {
  const { workspace } = useWorkspaceContext();
  const slot = createDraftKey(workspace.id, refine);
  const draft = useSyncExternalStore(subscribeToDrafts, () => readDraft(slot));
  const change = (part: Partial<Draft>) => saveDraft(slot, { ...readDraft(slot), ...part });
  return { prompt: draft.prompt, brandName: draft.brandName, change };
}
