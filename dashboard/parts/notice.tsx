import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

type NoticeTone = 'info' | 'good' | 'warning' | 'danger';

const appearanceByTone: Record<
  NoticeTone,
  { readonly icon: LucideIcon; readonly background: string; readonly iconColor: string }
> = {
  info: { icon: Info, background: 'bg-sunken', iconColor: 'text-soft' },
  good: { icon: CircleCheck, background: 'bg-good-soft', iconColor: 'text-good' },
  warning: { icon: TriangleAlert, background: 'bg-warning-soft', iconColor: 'text-warning' },
  danger: { icon: CircleAlert, background: 'bg-danger-soft', iconColor: 'text-danger' },
};

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Whether to announce the notice at once, because it is a response to an action. */
  readonly announce?: boolean;
}

/** A message about the page or form, with possible actions. */
export function Notice({ tone = 'info', children, action, announce = false }: NoticeProps) {
  const { icon: Icon, background, iconColor } = appearanceByTone[tone];
  return (
    <div
      {...(announce && { role: 'alert' })}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-3 text-sm text-ink',
        background,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <Icon aria-hidden className={joinClasses('mt-0.5 size-4 shrink-0', iconColor)} strokeWidth={1.75} />
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  );
}
