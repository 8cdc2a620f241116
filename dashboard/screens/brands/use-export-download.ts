import type { BrandExport, ExportKind } from '@blazon/contract/console/exports.ts';
import { useEffect, useState } from 'react';
import { useAskForExport, useExports } from '../../api/use-exports.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';

export interface ExportDownload {
  /** Creates the file if necessary, and saves it when it is ready. */
  readonly start: () => void;
  readonly isPreparing: boolean;
  readonly isFailed: boolean;
  /** The file, until it expires. */
  readonly ready: BrandExport | undefined;
}

/**
 * Downloads an export with one press. If it does not exist, requests it first and waits for it. `onFailed` is called if
 * a file requested here could not be created.
 */
export function useExportDownload(brandId: string, kind: ExportKind, onFailed?: () => void): ExportDownload {
  const { environmentPath } = useWorkspaceContext();
  const exported = useExports(brandId);
  const ask = useAskForExport(brandId);
  const [isWanted, setIsWanted] = useState(false);
  const newest = findNewestExport(exported.data?.data ?? [], kind);
  const ready = newest !== undefined && isFileAvailable(newest) ? newest : undefined;
  const isFailed = newest?.state === 'failed' && !ask.isPending;
  const file = ready && `${environmentPath}/exports/${ready.id}/file`;
  useEffect(() => {
    if (!isWanted) return;
    if (file !== undefined) saveFile(file);
    if (isFailed) onFailed?.();
    if (file !== undefined || isFailed) setIsWanted(false);
  }, [isWanted, file, isFailed, onFailed]);
  const start = () => {
    if (file !== undefined) return saveFile(file);
    ask.mutate(kind, {
      onSuccess: () => setIsWanted(true),
      onError: (error) => showToast('danger', describeError(error)),
    });
  };
  const isUnderWay = newest?.state === 'queued' || newest?.state === 'working';
  return { start, isPreparing: ask.isPending || isWanted || isUnderWay, isFailed, ready };
}

/** Whether the file still exists. A page may stay open until after the file has expired. */
function isFileAvailable({ file, expires_at: end }: BrandExport): boolean {
  return file !== null && end !== null && end * 1000 > Date.now();
}

/** Finds the newest export of a kind that has not failed, or else the newest one. `exports` is newest first. */
function findNewestExport(exports: readonly BrandExport[], kind: ExportKind): BrandExport | undefined {
  const ofKind = exports.filter((each) => each.kind === kind);
  return ofKind.find(({ state }) => state !== 'failed') ?? ofKind[0];
}

/** The console sends the file as an attachment, so the page stays open. */
function saveFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
