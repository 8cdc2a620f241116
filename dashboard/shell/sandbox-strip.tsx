import { useParams } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useMe } from '../api/use-me.ts';

/** Unobtrusive one-line banner on every sandbox screen, so that nobody mistakes it for live. */
export function SandboxStrip() {
  const { environment } = useParams({ strict: false });
  const days = useMe().data?.sandbox_days;
  if (environment !== 'sandbox') return null;
  return (
    <p className="flex items-center justify-center gap-2 border-b border-sandbox-line bg-sandbox-soft px-5 py-1.5 text-xs text-sandbox">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span>
        <strong className="font-semibold">Sandbox.</strong> Brands are watermarked, cost no quota
        {days === undefined ? '' : ` and are deleted after ${days} days`}.
      </span>
    </p>
  );
}
