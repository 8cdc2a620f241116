import { joinClasses } from '../../parts/classes.ts';
import { Ground, Logo } from './logo.tsx';
import { SandboxPattern } from './sandbox-pattern.tsx';
import { t } from './text.ts';

interface LockupsProps {
  readonly brandId: string;
  readonly title: string;
  /** Reduces the height, so that the editor below fits on the same screen. */
  readonly isCompact?: boolean;
}

/** Shows the logo large on both backgrounds. */
export function Lockups({ brandId, title, isCompact = false }: LockupsProps) {
  return (
    <div className={joinClasses('grid', isCompact ? 'grid-cols-2' : 'md:grid-cols-2')}>
      {(['light', 'dark'] as const).map((ground) => (
        <Ground
          key={ground}
          ground={ground}
          className={isCompact ? 'aspect-[4/3] md:aspect-[5/2]' : 'aspect-[3/2] md:aspect-[4/3]'}
        >
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
