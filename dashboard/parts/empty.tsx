import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly icon?: LucideIcon;
  /** What is missing, such as "No API keys yet". */
  readonly title: string;
  /** What the missing thing is for, or how to create one. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-sunken px-6 py-14 text-center">
      {Icon && (
        <span
          aria-hidden
          className="flex size-11 items-center justify-center rounded-lg border border-line bg-raised text-soft"
        >
          <Icon className="size-5" strokeWidth={1.5} />
        </span>
      )}
      <div className="flex max-w-md flex-col gap-1.5">
        <p className="text-base font-medium text-ink">{title}</p>
        {children !== undefined && <div className="text-sm text-soft">{children}</div>}
      </div>
      {action}
    </div>
  );
}
