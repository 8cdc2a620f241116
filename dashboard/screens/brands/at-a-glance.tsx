import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { t } from './text.ts';

/** Colours and type in one line below the logo. The sections further down have the details. */
export function AtAGlance({ brand }: { readonly brand: BrandDetail }) {
  return (
    <dl className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line px-5 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <dt className="sr-only">{t('brand.colours')}</dt>
        {brand.colours.map(({ name, on_light: colour }) => (
          <dd key={name} className="flex items-center gap-2 text-soft">
            <span
              aria-hidden
              className="size-4 rounded-full border border-line"
              style={{ backgroundColor: colour }}
            />
            <span className="max-md:sr-only">{name}</span>
            <code className="font-mono text-xs">{colour.toUpperCase()}</code>
          </dd>
        ))}
      </div>
      <div className="flex gap-2">
        <dt className="sr-only">{t('brand.type')}</dt>
        <dd className="text-soft">{brand.font_family}</dd>
      </div>
    </dl>
  );
}
