import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A toggle between two or three views, such as light and dark, or day and month. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-md bg-track p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={segmentClasses(option.value === value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

export function segmentClasses(isChosen: boolean): string {
  return joinClasses(
    'inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm border px-3 text-xs whitespace-nowrap transition-colors',
    isChosen
      ? 'border-line bg-thumb font-medium text-ink dark:border-transparent'
      : 'border-transparent text-soft hover:text-ink',
  );
}
