import { X } from 'lucide-react';
import { Ground, type GroundName, Logo } from './logo.tsx';
import { t } from './text.ts';

const sizes = [96, 64, 48, 32, 24, 16] as const;

/** Shows the mark at small sizes, in a browser tab and as an app icon. */
export function Sizes({ brandId, name }: { readonly brandId: string; readonly name: string }) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {(['light', 'dark'] as const).map((ground) => (
        <Ground
          key={ground}
          ground={ground}
          className="flex-col !items-stretch !justify-start gap-10 rounded-lg p-6 sm:p-8"
        >
          <Row brandId={brandId} ground={ground} />
          <div className="flex items-end gap-6">
            <BrowserTab brandId={brandId} ground={ground} name={name} />
            <AppIcon brandId={brandId} ground={ground} />
          </div>
        </Ground>
      ))}
    </div>
  );
}

const captionClasses: Record<GroundName, string> = { light: 'text-[#6b687e]', dark: 'text-[#a09db0]' };

/** All sizes stand on one line. A phone has no room for that, so they take two lines of three. */
function Row({ brandId, ground }: { readonly brandId: string; readonly ground: GroundName }) {
  return (
    <ul
      aria-label={t('sizes.list', { ground })}
      className="grid grid-cols-[repeat(3,auto)] items-end justify-start gap-x-8 gap-y-6 sm:flex sm:gap-x-4"
    >
      {sizes.map((size) => (
        <li key={size} className="flex shrink-0 flex-col items-center gap-2.5 whitespace-nowrap">
          <Logo brandId={brandId} ground={ground} part="mark" alt="" className={boxClasses[size]} />
          <span className={`text-xs tabular-nums ${captionClasses[ground]}`}>
            {t('sizes.pixels', { size })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Exact pixels, so that the font size of the page does not change them. */
const boxClasses: Record<(typeof sizes)[number], string> = {
  96: 'size-[96px]',
  64: 'size-[64px]',
  48: 'size-[48px]',
  32: 'size-[32px]',
  24: 'size-[24px]',
  16: 'size-[16px]',
};

const tabColours: Record<GroundName, { readonly bar: string; readonly tab: string }> = {
  light: { bar: 'bg-[#e4e4e8]', tab: 'bg-white text-[#1e1b30]' },
  dark: { bar: 'bg-[#1f1f24]', tab: 'bg-[#35353c] text-[#eeecf3]' },
};

/** A drawing of a browser tab with the mark at 16 pixels. */
function BrowserTab({
  brandId,
  ground,
  name,
}: {
  readonly brandId: string;
  readonly ground: GroundName;
  readonly name: string;
}) {
  const { bar, tab } = tabColours[ground];
  return (
    <figure className="flex w-64 min-w-0 flex-col gap-2.5">
      <div className={`flex w-full items-end rounded-t-md px-2 pt-2 ${bar}`}>
        <div className={`flex h-9 min-w-0 flex-1 items-center gap-2 rounded-t-md px-3 ${tab}`}>
          <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[16px] shrink-0" />
          <span className="truncate text-xs">{name}</span>
          <X aria-hidden className="ml-auto size-3 shrink-0 opacity-60" strokeWidth={2} />
        </div>
        <div className="w-10" />
      </div>
      <figcaption className={`text-xs ${captionClasses[ground]}`}>{t('sizes.inATab')}</figcaption>
    </figure>
  );
}

const tileClasses: Record<GroundName, string> = { light: 'bg-white', dark: 'bg-[#1f1f24]' };

function AppIcon({ brandId, ground }: { readonly brandId: string; readonly ground: GroundName }) {
  return (
    <figure className="flex shrink-0 flex-col items-start gap-2.5">
      <div className={`flex size-[72px] items-center justify-center rounded-[17px] ${tileClasses[ground]}`}>
        <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[50px]" />
      </div>
      <figcaption className={`text-xs ${captionClasses[ground]}`}>{t('sizes.asAnApp')}</figcaption>
    </figure>
  );
}
