import { useParams } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMe } from '../api/use-me.ts';
import { rich } from './text.ts';

const renderStrong = (children: ReactNode) => <strong className="font-semibold">{children}</strong>;

/** A one-line banner on every sandbox screen, so that nobody mistakes the sandbox for the live environment. */
export function SandboxStrip() {
  const { environment } = useParams({ strict: false });
  const days = useMe().data?.sandbox_days;
  if (environment !== 'sandbox') return null;
  return (
    <p className="flex items-center justify-center gap-2 border-b border-sandbox-line bg-sandbox-soft px-5 py-1.5 text-xs text-sandbox">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span>
        {days === undefined
          ? rich('sandboxStrip.watermarked', { strong: renderStrong })
          : rich('sandboxStrip.watermarkedAndDeleted', { days, strong: renderStrong })}
      </span>
    </p>
  );
}
