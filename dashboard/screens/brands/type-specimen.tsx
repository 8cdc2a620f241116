import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { OutsideLink } from '../../parts/link.tsx';
import { Facts } from '../../parts/page.tsx';
import { Ground, Logo } from './logo.tsx';
import { useGround } from './use-ground.tsx';

const weights: Readonly<Record<string, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

/** The letters as the logo has them; the family itself is not ours to ship, but it is free. */
export function TypeSpecimen({ brand }: { readonly brand: BrandDetail }) {
  const [ground] = useGround();
  const { font_family: family } = brand;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Ground ground={ground} className="aspect-[2/1] rounded-lg">
        <Logo
          brandId={brand.id}
          ground={ground}
          part="wordmark"
          alt={`The lettering of the logo, in ${family}`}
          className="h-1/3 w-[70%]"
        />
      </Ground>
      <div className="flex flex-col gap-4">
        <p className="text-2xl font-medium text-ink">{family}</p>
        <Facts
          facts={[
            ['Headings', describeWeight(brand.font_weight_heading)],
            ['Running text', describeWeight(brand.font_weight_body)],
            [
              'Where',
              <OutsideLink key="where" href={`https://fonts.google.com/?query=${encodeURIComponent(family)}`}>
                Free at Google Fonts
              </OutsideLink>,
            ],
          ]}
        />
      </div>
    </div>
  );
}

function describeWeight(weight: string): string {
  const name = weights[weight];
  return name === undefined ? weight : `${name}, ${weight}`;
}
