import { Ground, Logo } from './logo.tsx';
import { SandboxPattern } from './sandbox-pattern.tsx';
import { t } from './text.ts';

interface LockupsProps {
  readonly brandId: string;
  readonly title: string;
}

/** Shows the logo large on both backgrounds. */
export function Lockups({ brandId, title }: LockupsProps) {
  return (
    <div className="grid md:grid-cols-2">
      {(['light', 'dark'] as const).map((ground) => (
        <Ground key={ground} ground={ground} className="aspect-[3/2] md:aspect-[4/3]">
          <SandboxPattern ground={ground} />
          <Logo
            brandId={brandId}
            ground={ground}
            alt={t('lockups.logo', { title, ground })}
            className="relative h-[56%] w-[74%]"
            eager
          />
        </Ground>
      ))}
    </div>
  );
}
