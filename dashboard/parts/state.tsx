import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export interface StateProps {
  readonly icon?: LucideIcon;
  /** A short statement, such as "No API keys yet" or "Couldn’t load the API keys." */
  readonly title: string;
  /** What the missing thing is for, or what went wrong. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** Small print for support, such as an error code. */
  readonly reference?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
}

/** Shown in place of content that is missing or failed to load, below the header of its page or section. */
export function State({ icon: Icon, title, children, action, reference, tone = 'neutral' }: StateProps) {
  return (
    <div
      {...(tone === 'danger' && { role: 'alert' })}
      className="flex items-start gap-3.5 rounded-lg border border-line bg-raised p-5"
    >
      {Icon && (
        <Icon
          aria-hidden
          className={joinClasses('mt-0.5 size-5 shrink-0', tone === 'danger' ? 'text-danger' : 'text-faint')}
          strokeWidth={1.5}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="text-base font-medium text-ink">{title}</p>
        {children !== undefined && <div className="max-w-xl text-sm text-soft">{children}</div>}
        {Boolean(action) && <div className="flex flex-wrap gap-2 pt-2.5">{action}</div>}
        {Boolean(reference) && <div className="max-w-full pt-1.5 text-xs text-faint">{reference}</div>}
      </div>
    </div>
  );
}
