import { socialImages } from '@blazon/contract/console/social-images.ts';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { buttonClasses } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadRow } from './download-row.tsx';
import { rich, t } from './text.ts';

const groundOptions = [
  { value: 'light', label: t('formatDownloads.onWhite') },
  { value: 'dark', label: t('formatDownloads.onBlack') },
] as const;

/** Offers images in the sizes of social networks. */
export function SocialDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = useWorkspaceContext();
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  return (
    <DownloadRow
      icon={Share2}
      title={t('formatDownloads.title')}
      description={t('formatDownloads.description')}
    >
      <div className="flex flex-col gap-3 md:items-end">
        <Segmented
          label={t('formatDownloads.backgroundOfSocialImages')}
          value={ground}
          options={groundOptions}
          onChange={setGround}
        />
        <div className="flex flex-wrap gap-1.5 md:justify-end">
          {socialImages.map(({ name, title, width, height }) => (
            <a
              key={name}
              href={`${environmentPath}/brands/${brandId}/social-${name}-${ground}.png`}
              download
              className={buttonClasses('secondary', 'small')}
            >
              {title}
              <span className="text-faint tabular-nums">
                {width}×{height}
              </span>
            </a>
          ))}
        </div>
      </div>
    </DownloadRow>
  );
}

const printVariants = [
  { name: 'light', label: t('formatDownloads.forLight') },
  { name: 'dark', label: t('formatDownloads.forDark') },
  { name: 'black', label: t('formatDownloads.blackOnly') },
] as const;

/** Offers vector files for print. */
export function PrintDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = useWorkspaceContext();
  return (
    <DownloadRow
      icon={Printer}
      title={t('formatDownloads.print')}
      description={t('formatDownloads.theLogoAsAVector')}
    >
      <div className="flex flex-wrap gap-1.5">
        {printVariants.map(({ name, label }) => (
          <a
            key={name}
            href={`${environmentPath}/brands/${brandId}/logo-${name}.pdf`}
            download
            className={buttonClasses('secondary', 'small')}
          >
            {rich('formatDownloads.pdfOf', {
              label,
              hidden: (children) => <span className="sr-only">{children}</span>,
            })}
          </a>
        ))}
      </div>
    </DownloadRow>
  );
}
