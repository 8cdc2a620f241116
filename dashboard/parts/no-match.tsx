import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';

/** The name of a filter and its chosen value, such as "Path" and "GET /v1/projects". */
export type ChosenFilter = readonly [name: string, value: string];

/** The chosen filters of a list, and how to clear them. */
export interface FilterSummary {
  readonly chosen: readonly ChosenFilter[];
  /** Such as "Clear filters". */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

interface NoMatchProps extends FilterSummary {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do before clearing the filters, such as searching further back. */
  readonly action?: ReactNode;
  /** What else could help, such as a longer period. */
  readonly children?: ReactNode;
}

/** Shown in place of a list in which nothing matches the filters. It spells them out, because a select may cut them. */
export function NoMatch({ icon, title, chosen, clearLabel, onClear, action, children }: NoMatchProps) {
  return (
    <Empty
      icon={icon}
      title={title}
      action={
        <>
          {action}
          {chosen.length > 0 && <Button onClick={onClear}>{clearLabel}</Button>}
        </>
      }
    >
      <dl className="flex flex-col gap-0.5 empty:hidden">
        {chosen.map(([name, value]) => (
          <div key={name} className="flex gap-x-1.5">
            <dt className="shrink-0 text-faint after:content-[':']">{name}</dt>
            <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <p className="pt-1.5">{children}</p>}
    </Empty>
  );
}
