import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { buttonClasses } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadRow } from './download-row.tsx';

const widths = [256, 512, 1024, 2048] as const;

const grounds = [
  { value: 'light', label: 'For light' },
  { value: 'dark', label: 'For dark' },
] as const;

const backgrounds = [
  { value: 'transparent', label: 'Transparent' },
  { value: 'solid', label: 'Solid' },
] as const;

/** Immediate downloads of the logo. */
export function LogoDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = usePlace();
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  const [background, setBackground] = useState<'transparent' | 'solid'>('transparent');
  const path = `${environmentPath}/brands/${brandId}/logo-${ground}`;
  return (
    <DownloadRow
      icon={ImageDown}
      title="Logo"
      description="SVG, sharp at any size, or PNG by width in pixels: transparent, or on white or black."
    >
      <div className="flex flex-col gap-3 md:items-end">
        <div className="flex flex-wrap gap-3">
          <Segmented label="Ground" value={ground} options={grounds} onChange={setGround} />
          <Segmented
            label="Background of the PNG"
            value={background}
            options={backgrounds}
            onChange={setBackground}
          />
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <a href={`${path}.svg`} download className={buttonClasses('secondary', 'small')}>
            SVG
          </a>
          {widths.map((width) => (
            <a
              key={width}
              href={`${path}.png?width=${width}&background=${background}`}
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
