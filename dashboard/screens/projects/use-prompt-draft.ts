import type { JobView } from '@blazon/contract/console/generations.ts';
import { limits } from '@blazon/contract/limits.ts';
import { useState } from 'react';
import { useBrand } from '../../api/use-brands.ts';
import { useGenerate } from '../../api/use-jobs.ts';

export interface PromptComposerProps {
  readonly projectId: string;
  /** The brand that the next sentence refines. */
  readonly refine: string | undefined;
  readonly onRefine: (brandId: string | undefined) => void;
  readonly onAccepted: (job: JobView) => void;
}

/** A sentence from its first letter to its acceptance. */
export function usePromptDraft({ projectId, refine, onRefine, onAccepted }: PromptComposerProps) {
  const [prompt, setPrompt] = useState('');
  const [brandName, setBrandName] = useState('');
  const generate = useGenerate(projectId);
  const parent = useBrand(refine);
  // Counted as the API counts: in characters, not in halves of them.
  const count = [...prompt].length;
  const isWaitingForParent = refine !== undefined && parent.data === undefined;
  const isReady = prompt.trim() !== '' && count <= limits.promptLength && !isWaitingForParent;
  const send = () => {
    if (!isReady) return;
    const memoryId = refine === undefined ? undefined : parent.data?.memory_id;
    // A refinement keeps its name unless the sentence says otherwise.
    const name = refine === undefined && brandName.trim() !== '' ? brandName : undefined;
    generate.send({ prompt, memoryId, brandName: name }, (job) => {
      setPrompt('');
      setBrandName('');
      onRefine(undefined);
      onAccepted(job);
    });
  };
  const { error, isPending } = generate;
  return { prompt, setPrompt, brandName, setBrandName, count, isReady, send, error, isPending };
}
