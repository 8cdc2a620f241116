import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadLink } from './download-link.tsx';
import { DownloadRow } from './download-row.tsx';
import { t } from './text.ts';

const pngWidths = [256, 512, 1024, 2048] as const;

const groundOptions = [
  { value: 'light', label: t('logoDownloads.forLight') },
  { value: 'dark', label: t('logoDownloads.forDark') },
] as const;

const backgroundOptions = [
  { value: 'transparent', label: t('logoDownloads.transparent') },
  { value: 'solid', label: t('logoDownloads.solid') },
] as const;

/** Offers the logo as SVG and PNG. These files need no export first. */
export function LogoDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = useWorkspaceContext();
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  const [background, setBackground] = useState<'transparent' | 'solid'>('transparent');
  const path = `${environmentPath}/brands/${brandId}/logo-${ground}`;
  return (
    <DownloadRow
      icon={ImageDown}
      title={t('logoDownloads.title')}
      description={t('logoDownloads.description')}
    >
      <div className="flex flex-col gap-3 md:items-end">
        <div className="flex flex-wrap gap-3 md:justify-end">
          <Segmented
            label={t('logoDownloads.ground')}
            value={ground}
            options={groundOptions}
            onChange={setGround}
          />
          <Segmented
            label={t('logoDownloads.backgroundOfThePng')}
            value={background}
            options={backgroundOptions}
            onChange={setBackground}
          />
        </div>
        <div className="flex flex-wrap gap-1.5 md:justify-end">
          <DownloadLink href={`${path}.svg`}>SVG</DownloadLink>
          {pngWidths.map((width) => (
            <DownloadLink key={width} href={`${path}.png?width=${width}&background=${background}`}>
              {t('logoDownloads.png', { width: String(width) })}
            </DownloadLink>
          ))}
        </div>
      </div>
    </DownloadRow>
  );
}
