import { ImageDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { buttonClasses } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadRow } from './download-row.tsx';
import { rich, t } from './text.ts';

const pngWidths = [256, 512, 1024, 2048] as const;

const groundOptions = [
  { value: 'light', label: t('logoDownloads.forLight') },
  { value: 'dark', label: t('logoDownloads.forDark') },
] as const;

const backgroundOptions = [
  { value: 'transparent', label: t('logoDownloads.transparent') },
  { value: 'solid', label: t('logoDownloads.solid') },
] as const;

const renderHidden = (children: ReactNode) => <span className="sr-only">{children}</span>;

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
        <div className="flex flex-wrap gap-3">
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
        <div className="flex flex-wrap items-center gap-1.5">
          <a href={`${path}.svg`} download className={buttonClasses('secondary', 'small')}>
            SVG
          </a>
          {pngWidths.map((width) => (
            <a
              key={width}
              href={`${path}.png?width=${width}&background=${background}`}
              download
              className={`${buttonClasses('secondary', 'small')} tabular-nums`}
            >
              {rich('logoDownloads.pngOfWidth', {
                width: String(width),
                hidden: renderHidden,
                hidden2: renderHidden,
              })}
            </a>
          ))}
        </div>
      </div>
    </DownloadRow>
  );
}
