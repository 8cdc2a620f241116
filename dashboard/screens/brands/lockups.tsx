import { Ground, Logo } from './logo.tsx';

/** The logo, large, on both grounds. */
export function Lockups({ brandId, title }: { readonly brandId: string; readonly title: string }) {
  return (
    <div className="grid overflow-hidden rounded-lg md:grid-cols-2">
      {(['light', 'dark'] as const).map((ground) => (
        <Ground key={ground} ground={ground} className="aspect-[3/2] md:aspect-[5/4]">
          <Logo
            brandId={brandId}
            ground={ground}
            alt={`Logo of ${title} on a ${ground} ground`}
            className="h-1/2 w-[66%]"
            eager
          />
        </Ground>
      ))}
    </div>
  );
}
