import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../parts/classes.ts';

export interface StepContentProps {
  readonly first: FirstSteps;
  /** Whether the next step's button is the primary button of the page. */
  readonly isMainTask: boolean;
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  /** Whether this is the first step that is not done. */
  readonly isNext: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A collapsible step. Completed steps can be opened again. */
export function Step({ number, title, isDone, isNext, isOpen, onToggle, children }: StepProps) {
  const id = useId();
  return (
    <li className="border-line not-last:border-b">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 px-5 py-4 text-left -outline-offset-2 transition-colors hover:bg-sunken"
        >
          <StepIcon isDone={isDone} isNext={isNext} number={number} />
          <span className={joinClasses('text-base', isDone ? 'text-soft' : 'font-medium text-ink')}>
            {title}
            <span className="sr-only">{isDone ? ' (done)' : ' (to do)'}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={joinClasses(
              'ml-auto size-4 shrink-0 text-faint transition-transform',
              isOpen && 'rotate-180',
            )}
            strokeWidth={1.75}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-5 pb-6 sm:pl-14">
        {isOpen && <div className="flex max-w-3xl flex-col gap-4">{children}</div>}
      </div>
    </li>
  );
}

function StepIcon({ isDone, isNext, number }: Pick<StepProps, 'isDone' | 'isNext' | 'number'>) {
  if (isDone) return <CircleCheck aria-hidden className="size-6 shrink-0 text-good" strokeWidth={1.5} />;
  return (
    <span
      aria-hidden
      className={joinClasses(
        'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums',
        isNext ? 'border-transparent bg-solid text-on-solid' : 'border-line-strong text-soft',
      )}
    >
      {number}
    </span>
  );
}
