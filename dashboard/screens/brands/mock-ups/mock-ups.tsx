import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { chooseInkOn } from '../colour-values.ts';
import { AppIcon, BusinessCard, Shirt, ShopSign, SocialProfile, Tote } from './scenes.tsx';

/** Shows the brand in use, in the same scenes as in the guidelines. */
export function MockUps({ brand }: { readonly brand: BrandDetail }) {
  const mockUpBrand = {
    id: brand.id,
    primary: brand.primary_color,
    secondary: brand.secondary_color,
    onPrimary: chooseInkOn(brand.primary_color),
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-3">
      <BusinessCard brand={mockUpBrand} />
      <ShopSign brand={mockUpBrand} />
      <AppIcon brand={mockUpBrand} />
      <Shirt brand={mockUpBrand} />
      <SocialProfile brand={mockUpBrand} />
      <Tote brand={mockUpBrand} />
    </div>
  );
}
