import brands from '../../pictures/brands.svg';
import { t } from './sign-in-text.ts';

const loading = 'lazy';

/** Logos that Blazon drew, beside the form on a large screen. The picture is not loaded where it is hidden. */
export function BrandsPanel() {
  return (
    <>
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
