import type { BrandExport, ExportKind } from '@blazon/contract/console/exports.ts';
import { Download, FileText, ImageDown, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAskForExport, useExports } from '../../api/use-exports.ts';
import { usePlace } from '../../api/use-me.ts';
import { Status } from '../../parts/badge.tsx';
import { Button, buttonClasses } from '../../parts/button.tsx';
import { ErrorState, messageOf } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { showToast } from '../../parts/toast.tsx';
import { DownloadRow } from './download-row.tsx';
import { fileSize } from './file-size.ts';

/** Everything of a brand that can be taken away. */
export function Downloads({ brandId }: { readonly brandId: string }) {
  const { environment } = usePlace();
  const exported = useExports(brandId);
  const ask = useAskForExport(brandId);
  if (exported.isError) return <ErrorState error={exported.error} retry={() => void exported.refetch()} />;
  const row = (kind: ExportKind): ReactNode => {
    if (exported.data === undefined) return <Skeleton className="h-9 w-36" />;
    const begin = (): void => ask.mutate(kind, { onError: (error) => showToast('danger', messageOf(error)) });
    const isAsking = ask.isPending && ask.variables === kind;
    return (
      <ExportAction
        newest={newestOf(exported.data.data, kind)}
        kind={kind}
        isAsking={isAsking}
        onAsk={begin}
      />
    );
  };
  return (
    <div className="flex flex-col gap-5">
      {environment === 'sandbox' && (
        <Notice tone="info">
          Sandbox files carry a watermark: generate the brand live for files to use.
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        <DownloadRow
          icon={Package}
          title="Brand kit"
          description="A zip with the logo in every form, one colour, PNGs, icons for sites and phones, the palette, and what each file is for."
        >
          {row('kit')}
        </DownloadRow>
        <DownloadRow
          icon={FileText}
          title="Style guidelines"
          description="A PDF of twelve pages: logo, clear space, sizes, colour, type, what not to do, and the brand at work."
        >
          {row('guidelines')}
        </DownloadRow>
        <Pictures brandId={brandId} />
      </ul>
    </div>
  );
}

/** Lists are newest first; what failed before something better does not matter. */
function newestOf(exports: readonly BrandExport[], kind: ExportKind): BrandExport | undefined {
  const ofKind = exports.filter((each) => each.kind === kind);
  return ofKind.find(({ state }) => state !== 'failed') ?? ofKind[0];
}

const words = {
  kit: { make: 'Make the kit', download: 'Download kit' },
  guidelines: { make: 'Make guidelines', download: 'Download PDF' },
} as const;

interface ExportActionProps {
  readonly newest: BrandExport | undefined;
  readonly kind: ExportKind;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayOf = (seconds: number | null): string =>
  seconds === null ? '' : day.format(new Date(seconds * 1000));

/** A page may stay open for longer than its files are kept: then the button makes them anew. */
const isKept = ({ expires_at: end }: BrandExport): boolean => end !== null && end * 1000 > Date.now();

/** Made when somebody first wants it, then kept for some days: the button becomes a link. */
function ExportAction({ newest, kind, isAsking, onAsk }: ExportActionProps) {
  const { environmentPath } = usePlace();
  const isFailed = newest?.state === 'failed' && !isAsking;
  const isUnderWay = isAsking || newest?.state === 'queued' || newest?.state === 'working';
  const ready = newest !== undefined && isKept(newest) ? newest : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span role="status" className="text-xs text-faint tabular-nums empty:hidden">
        {isFailed && <Status kind="failed">Could not be made: try again.</Status>}
        {ready?.file && `Ready, ${fileSize(ready.file.size)}, kept until ${dayOf(ready.expires_at)}`}
      </span>
      {ready?.file ? (
        <a href={`${environmentPath}/exports/${ready.id}/file`} download className={buttonClasses()}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {words[kind].download}
        </a>
      ) : (
        <Button pending={isUnderWay} onClick={onAsk}>
          {isUnderWay ? 'Being made…' : words[kind].make}
        </Button>
      )}
    </div>
  );
}

const widths = [256, 512, 1024, 2048] as const;
const grounds = [
  { value: 'light', label: 'For light' },
  { value: 'dark', label: 'For dark' },
] as const;

/** The logo alone, at once. */
function Pictures({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = usePlace();
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  const path = `${environmentPath}/brands/${brandId}/logo-${ground}`;
  return (
    <DownloadRow
      icon={ImageDown}
      title="Logo"
      description="As SVG, sharp at any size, or as PNG with nothing around it."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Segmented label="Ground" value={ground} options={grounds} onChange={setGround} />
        <div className="flex flex-wrap items-center gap-1.5">
          <a href={`${path}.svg`} download className={buttonClasses('secondary', 'small')}>
            SVG
          </a>
          {widths.map((width) => (
            <a
              key={width}
              href={`${path}.png?width=${width}`}
              download
              className={`${buttonClasses('secondary', 'small')} tabular-nums`}
            >
              <span className="sr-only">PNG, </span>
              {width}
              <span className="sr-only"> pixels wide</span>
            </a>
          ))}
        </div>
      </div>
    </DownloadRow>
  );
}
