import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
  readonly bar?: ReactNode;
  /** The page that explains the number. */
  readonly to?: string;
}

/** One number with its name and a short explanation. */
export function Figure({ name, value, children, bar, to }: FigureProps) {
  return (
    <div className="relative flex flex-col gap-1 px-0 py-5 max-lg:odd:pr-5 lg:px-6 lg:first:pl-0">
      <dt className="text-sm text-soft">
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        )}
      </dt>
      <dd className="text-2xl font-medium tracking-[-0.02em] text-ink tabular-nums">{value}</dd>
      <dd className="text-xs text-faint">{children}</dd>
      {bar !== undefined && <dd className="pt-2">{bar}</dd>}
    </div>
  );
}

/** Usage as a thin bar. The number beside it says the same. */
export function UsageBar({ share, label }: { readonly share: number; readonly label: string }) {
  const percent = Math.min(100, Math.max(0, share * 100));
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-1 w-full max-w-44 overflow-hidden rounded-full bg-pressed"
    >
      <div className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
    </div>
  );
}
