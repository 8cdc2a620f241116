import type { ExportKind } from '@blazon/contract/console/exports.ts';
import { Download, FileText, Package } from 'lucide-react';
import { useExports } from '../../api/use-exports.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorState } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { showToast } from '../../parts/toast.tsx';
import { DownloadRow } from './download-row.tsx';
import { formatFileSize } from './file-size.ts';
import { PrintDownloads, SocialDownloads } from './format-downloads.tsx';
import { LogoDownloads } from './logo-downloads.tsx';
import { useExportDownload } from './use-export-download.ts';
import { t } from './text.ts';
import { createDateFormatter } from '../../messages/date-format.ts';

/** Lists everything of a brand that can be downloaded. */
export function Downloads({ brandId }: { readonly brandId: string }) {
  const { environment } = useWorkspaceContext();
  const exported = useExports(brandId);
  if (exported.isError)
    return (
      <ErrorState
        error={exported.error}
        title={t('downloads.couldNotLoad')}
        retry={() => void exported.refetch()}
      />
    );
  const isLoading = exported.data === undefined;
  return (
    <div className="flex flex-col gap-5">
      {environment === 'sandbox' && <Notice tone="info">{t('downloads.sandboxFilesCarryAWatermark')}</Notice>}
      <ul className="divide-y divide-line border-y border-line">
        <DownloadRow icon={Package} title={t('downloads.title')} description={t('downloads.description')}>
          {isLoading ? <DownloadSkeleton /> : <ExportAction brandId={brandId} kind="kit" />}
        </DownloadRow>
        <DownloadRow
          icon={FileText}
          title={t('downloads.styleGuidelines')}
          description={t('downloads.aTwelvePagePdfLogo')}
        >
          {isLoading ? <DownloadSkeleton /> : <ExportAction brandId={brandId} kind="guidelines" />}
        </DownloadRow>
        <LogoDownloads brandId={brandId} />
        <SocialDownloads brandId={brandId} />
        <PrintDownloads brandId={brandId} />
      </ul>
    </div>
  );
}

function DownloadSkeleton() {
  return <Skeleton className="h-9 w-36" />;
}

const downloadLabels = { kit: t('downloads.downloadKit'), guidelines: t('downloads.downloadPdf') } as const;

const formatDate = createDateFormatter({ dateStyle: 'medium' });
const formatDay = (seconds: number | null): string =>
  seconds === null ? '' : formatDate(new Date(seconds * 1000));

interface ExportActionProps {
  readonly brandId: string;
  readonly kind: ExportKind;
}

/** A button that downloads an export. The file is created on the first request and kept for some days. */
function ExportAction({ brandId, kind }: ExportActionProps) {
  const { start, isPreparing, isFailed, ready } = useExportDownload(brandId, kind);
  return (
    // On a phone, the status comes below the button, so that the button stays where it was pressed.
    <div className="flex flex-col-reverse flex-wrap items-start gap-x-4 gap-y-2 md:flex-row md:items-center">
      <span role="status" className="text-xs text-faint tabular-nums empty:hidden">
        {isFailed && <Status kind="failed">{t('downloads.theFileCouldNotBe')}</Status>}
        {ready?.file &&
          t('downloads.keptUntil', {
            fileSize: formatFileSize(ready.file.size),
            expiresAt: formatDay(ready.expires_at),
          })}
      </span>
      <Button icon={Download} pending={isPreparing} onClick={start}>
        {isPreparing ? t('downloads.preparing') : downloadLabels[kind]}
      </Button>
    </div>
  );
}

/** The button in the header is far from the list of downloads, which also shows the failure. */
const reportFailure = () => showToast('danger', t('downloads.theFileCouldNotBe'));

/** The button in the page header, for the download that most people want. */
export function KitButton({ brandId }: { readonly brandId: string }) {
  const { start, isPreparing } = useExportDownload(brandId, 'kit', reportFailure);
  return (
    <Button variant="primary" icon={Download} pending={isPreparing} onClick={start}>
      {isPreparing ? t('downloads.preparing') : t('downloads.downloadBrandKit')}
    </Button>
  );
}
