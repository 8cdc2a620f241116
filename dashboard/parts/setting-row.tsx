import type { ReactNode } from 'react';
import type { SectionProps } from './page.tsx';

/** Settings below each other, separated by hairlines. */
export function Settings({ children }: { readonly children: ReactNode }) {
  return <div className="flex max-w-4xl flex-col divide-y divide-line border-y border-line">{children}</div>;
}

interface SettingRowProps extends SectionProps {
  /** The value of the setting, or whether it is on. */
  readonly status?: ReactNode;
}

/** One setting: its title and description on the left, its control on the right. On a phone, the control is below. */
export function SettingRow({ title, status, description, actions, children }: SettingRowProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 py-7 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="scroll-mt-16 text-base font-semibold text-ink">{title}</h2>
        {description !== undefined && <div className="text-sm text-soft">{description}</div>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm empty:hidden">
          {status}
          {actions}
        </div>
        {children}
      </div>
    </section>
  );
}
