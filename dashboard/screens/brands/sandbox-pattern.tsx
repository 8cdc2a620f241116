import { useId } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import type { GroundName } from './logo.tsx';
import { t } from './text.ts';

const inkClasses: Record<GroundName, string> = { light: 'fill-[#1e1b30]/10', dark: 'fill-white/13' };

/** Marks the background of a sandbox logo. The pattern fades out behind the drawing, which stays clean. */
export function SandboxPattern({ ground }: { readonly ground: GroundName }) {
  const { environment } = useWorkspaceContext();
  const id = useId();
  if (environment !== 'sandbox') return null;
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full mask-[radial-gradient(closest-side,transparent_62%,black_100%)]"
    >
      <pattern
        id={id}
        width={132}
        height={76}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-24)"
        className={`${inkClasses[ground]} text-xs font-medium tracking-[0.14em]`}
      >
        <text y={20}>{t('sandboxPattern.sandbox')}</text>
        <text x={66} y={58}>
          {t('sandboxPattern.sandbox')}
        </text>
        <text x={-66} y={58}>
          {t('sandboxPattern.sandbox')}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
