import type { ReactNode } from 'react';
import type { SectionProps } from './page.tsx';

interface SettingCardProps extends SectionProps {
  /** Says whether the setting is on. */
  readonly status?: ReactNode;
}

/** Removes the outer lines of lists and tables, which the frame replaces. */
const framedClasses =
  '[&>.border-t]:-my-4 [&>.border-t]:border-t-0 [&>table>tbody>tr:last-child]:border-b-0 ' +
  '[&>dl>div:last-child]:border-b-0 [&>.border-y]:-my-4 [&>.border-y]:border-y-0';

/** One setting in a frame: its title and action at the top, its content below. */
export function SettingCard({ title, status, description, actions, children }: SettingCardProps) {
  return (
    <section className="rounded-lg border border-line bg-raised">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 text-sm">
            <h2 className="scroll-mt-16 text-base font-semibold text-ink">{title}</h2>
            {status}
          </div>
          {description !== undefined && <div className="max-w-xl text-sm text-soft">{description}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {/* `empty:hidden`, because a closed dialog may be the only content. */}
      <div className={`flex flex-col gap-4 border-t border-line px-5 py-4 empty:hidden ${framedClasses}`}>
        {children}
      </div>
    </section>
  );
}
