import type { BrandExport, ExportKind } from '@blazon/contract/console/exports.ts';
import { useEffect, useState } from 'react';
import { useAskForExport, useExports } from '../../api/use-exports.ts';
import { usePlace } from '../../api/use-me.ts';
import { messageOf } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';

export interface ExportDownload {
  /** Makes the file if need be, and saves it as soon as it is there. */
  readonly start: () => void;
  readonly isPreparing: boolean;
  readonly isFailed: boolean;
  /** The file, while it is kept. */
  readonly ready: BrandExport | undefined;
}

/** One press for a file, whether it has been made before or not. */
export function useExportDownload(brandId: string, kind: ExportKind): ExportDownload {
  const { environmentPath } = usePlace();
  const exported = useExports(brandId);
  const ask = useAskForExport(brandId);
  const [isWanted, setIsWanted] = useState(false);
  const newest = newestOf(exported.data?.data ?? [], kind);
  const ready = newest !== undefined && isKept(newest) ? newest : undefined;
  const isFailed = newest?.state === 'failed' && !ask.isPending;
  const file = ready && `${environmentPath}/exports/${ready.id}/file`;
  useEffect(() => {
    if (!isWanted) return;
    if (file !== undefined) saveFile(file);
    if (file !== undefined || isFailed) setIsWanted(false);
  }, [isWanted, file, isFailed]);
  const start = () => {
    if (file !== undefined) return saveFile(file);
    ask.mutate(kind, {
      onSuccess: () => setIsWanted(true),
      onError: (error) => showToast('danger', messageOf(error)),
    });
  };
  const isUnderWay = newest?.state === 'queued' || newest?.state === 'working';
  return { start, isPreparing: ask.isPending || isWanted || isUnderWay, isFailed, ready };
}

/** A page may stay open for longer than its files are kept: then they are made anew. */
function isKept({ file, expires_at: end }: BrandExport): boolean {
  return file !== null && end !== null && end * 1000 > Date.now();
}

/** Lists are newest first; what failed before something better does not matter. */
function newestOf(exports: readonly BrandExport[], kind: ExportKind): BrandExport | undefined {
  const ofKind = exports.filter((each) => each.kind === kind);
  return ofKind.find(({ state }) => state !== 'failed') ?? ofKind[0];
}

/** The console answers with an attachment, so the page stays. */
function saveFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
