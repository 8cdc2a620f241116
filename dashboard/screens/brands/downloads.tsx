import type { ExportKind } from '@blazon/contract/console/exports.ts';
import { Download, FileText, Package } from 'lucide-react';
import { useExports } from '../../api/use-exports.ts';
import { usePlace } from '../../api/use-me.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorState } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DownloadRow } from './download-row.tsx';
import { fileSize } from './file-size.ts';
import { PrintDownloads, SocialDownloads } from './format-downloads.tsx';
import { LogoDownloads } from './logo-downloads.tsx';
import { useExportDownload } from './use-export-download.ts';

/** Everything of a brand that can be downloaded. */
export function Downloads({ brandId }: { readonly brandId: string }) {
  const { environment } = usePlace();
  const exported = useExports(brandId);
  if (exported.isError) return <ErrorState error={exported.error} retry={() => void exported.refetch()} />;
  const isLoading = exported.data === undefined;
  return (
    <div className="flex flex-col gap-5">
      {environment === 'sandbox' && (
        <Notice tone="info">
          Sandbox files carry a watermark. Generate the brand live for files you can use.
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        <DownloadRow
          icon={Package}
          title="Brand kit"
          description="A ZIP with the logo in every form, in one colour, as SVG and PNG; icons for websites and phones; the palette; and a note on what each file is for."
        >
          {isLoading ? <Waiting /> : <ExportAction brandId={brandId} kind="kit" />}
        </DownloadRow>
        <DownloadRow
          icon={FileText}
          title="Style guidelines"
          description="A twelve-page PDF: logo, clear space, sizes, colour, type, misuse, and the brand in use. Vector throughout, ready for print."
        >
          {isLoading ? <Waiting /> : <ExportAction brandId={brandId} kind="guidelines" />}
        </DownloadRow>
        <LogoDownloads brandId={brandId} />
        <SocialDownloads brandId={brandId} />
        <PrintDownloads brandId={brandId} />
      </ul>
    </div>
  );
}

function Waiting() {
  return <Skeleton className="h-9 w-36" />;
}

const labels = { kit: 'Download kit', guidelines: 'Download PDF' } as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayOf = (seconds: number | null): string =>
  seconds === null ? '' : day.format(new Date(seconds * 1000));

interface ExportActionProps {
  readonly brandId: string;
  readonly kind: ExportKind;
}

/** Created on first request, then kept for some days. */
function ExportAction({ brandId, kind }: ExportActionProps) {
  const { start, isPreparing, isFailed, ready } = useExportDownload(brandId, kind);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span role="status" className="text-xs text-faint tabular-nums empty:hidden">
        {isFailed && <Status kind="failed">The file could not be made. Try again.</Status>}
        {ready?.file && `${fileSize(ready.file.size)}, kept until ${dayOf(ready.expires_at)}`}
      </span>
      <Button icon={Download} pending={isPreparing} onClick={start}>
        {isPreparing ? 'Preparing…' : labels[kind]}
      </Button>
    </div>
  );
}

/** The same for the page header: the one download that most people want. */
export function KitButton({ brandId }: { readonly brandId: string }) {
  const { start, isPreparing } = useExportDownload(brandId, 'kit');
  return (
    <Button variant="primary" icon={Download} pending={isPreparing} onClick={start}>
      {isPreparing ? 'Preparing…' : 'Download brand kit'}
    </Button>
  );
}
