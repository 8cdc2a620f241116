import { socialImages } from '@blazon/contract/console/social-images.ts';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { buttonClasses } from '../../parts/button.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { DownloadRow } from './download-row.tsx';

const grounds = [
  { value: 'light', label: 'On white' },
  { value: 'dark', label: 'On black' },
] as const;

/** In the sizes of social networks. */
export function SocialDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = usePlace();
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  return (
    <DownloadRow icon={Share2} title="Social media" description="PNGs in the sizes that networks ask for.">
      <div className="flex flex-col gap-3 md:items-end">
        <Segmented
          label="Background of social images"
          value={ground}
          options={grounds}
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

const prints = [
  { name: 'light', label: 'For light' },
  { name: 'dark', label: 'For dark' },
  { name: 'black', label: 'Black only' },
] as const;

/** Vector files for print. */
export function PrintDownloads({ brandId }: { readonly brandId: string }) {
  const { environmentPath } = usePlace();
  return (
    <DownloadRow
      icon={Printer}
      title="Print"
      description="The logo as a vector PDF in RGB. The kit has the same forms as SVG, and the palette with CMYK values."
    >
      <div className="flex flex-wrap gap-1.5">
        {prints.map(({ name, label }) => (
          <a
            key={name}
            href={`${environmentPath}/brands/${brandId}/logo-${name}.pdf`}
            download
            className={buttonClasses('secondary', 'small')}
          >
            <span className="sr-only">PDF, </span>
            {label}
          </a>
        ))}
      </div>
    </DownloadRow>
  );
}
