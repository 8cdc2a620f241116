import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export type Tone = 'neutral' | 'good' | 'warning' | 'danger' | 'info' | 'sandbox';

const classesByTone: Record<Tone, string> = {
  neutral: 'bg-hover text-soft',
  good: 'bg-good-soft text-good',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  sandbox: 'bg-sandbox-soft text-sandbox',
};

/** A short label: a role, a plan, an environment. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-5.5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        classesByTone[tone],
      )}
    >
      {children}
    </span>
  );
}

export type StatusKind = 'good' | 'waiting' | 'warning' | 'failed' | 'off' | 'info';

const appearanceByStatus: Record<StatusKind, { readonly icon: LucideIcon; readonly color: string }> = {
  good: { icon: CircleCheck, color: 'text-good' },
  waiting: { icon: CircleDashed, color: 'text-soft' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
  failed: { icon: CircleAlert, color: 'text-danger' },
  off: { icon: CircleSlash, color: 'text-faint' },
  info: { icon: Info, color: 'text-info' },
};

/** A status: always an icon and a word, so that the colour only reinforces it. */
export function Status({ kind, children }: { readonly kind: StatusKind; readonly children: ReactNode }) {
  const { icon: Icon, color } = appearanceByStatus[kind];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 align-top whitespace-nowrap', color)}>
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </span>
  );
}
