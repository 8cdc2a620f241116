import { socialImages } from '@blazon/contract/console/social-images.ts';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadLink } from './download-link.tsx';
import { DownloadRow } from './download-row.tsx';
import { t } from './text.ts';

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
        <div className="flex flex-wrap gap-1.5 md:grid md:grid-cols-2">
          {socialImages.map(({ name, title, width, height }) => (
            <DownloadLink
              key={name}
              href={`${environmentPath}/brands/${brandId}/social-${name}-${ground}.png`}
            >
              {title}
              <span className="text-faint">
                {width}×{height}
              </span>
            </DownloadLink>
          ))}
        </div>
      </div>
    </DownloadRow>
  );
}

const printVariants = [
  { name: 'light', label: t('formatDownloads.pdfForLight') },
  { name: 'dark', label: t('formatDownloads.pdfForDark') },
  { name: 'black', label: t('formatDownloads.pdfInBlack') },
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
      <div className="flex flex-wrap gap-1.5 md:justify-end">
        {printVariants.map(({ name, label }) => (
          <DownloadLink key={name} href={`${environmentPath}/brands/${brandId}/logo-${name}.pdf`}>
            {label}
          </DownloadLink>
        ))}
      </div>
    </DownloadRow>
  );
}
