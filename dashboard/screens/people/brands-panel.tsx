import brands from '../../pictures/brands.svg';
import { useHasHydrated } from '../../parts/use-has-hydrated.ts';
import { t } from './sign-in-text.ts';

const loading = 'lazy';

/** Logos that Blazon drew, beside the form on a large screen. The picture is not loaded where it is hidden. */
export function BrandsPanel() {
  const hasHydrated = useHasHydrated();
  return (
    <>
      {/* In the server's page, so that it loads before the style sheet has. The width is that of `lg:`. */}
      {!hasHydrated && <link rel="preload" as="image" href={brands} media="(width >= 64rem)" />}
      <img
        src={brands}
        alt=""
        loading={loading}
        width={736}
        height={722}
        className="h-auto w-full max-w-lg"
      />
      <p className="text-sm text-soft">{t('brandsPanel.drawnByBlazon')}</p>
    </>
  );
}
