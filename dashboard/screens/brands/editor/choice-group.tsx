import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../parts/classes.ts';

interface GroupProps {
  readonly label: string;
  /** Describes the choice, if the buttons are pictures only. */
  readonly chosen?: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** A labelled group of buttons. */
export function ButtonGroup({ label, chosen, className, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <span id={id} className="font-medium text-ink">
          {label}
        </span>
        {chosen !== undefined && <span className="text-xs">{chosen}</span>}
      </p>
      <div className={className}>{children}</div>
    </div>
  );
}

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  /** The width of buttons with a picture. */
  readonly tileClasses?: string;
  /** Called with undefined if the chosen value is pressed again. */
  readonly onChange: (value: Value | undefined) => void;
}

/** A group in which at most one button is chosen. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, tileClasses = 'sm:w-26', onChange } = props;
  if (options.length === 0) return null;
  const isPictured = options.some(({ picture }) => picture !== undefined);
  return (
    <ButtonGroup
      label={label}
      className={isPictured ? 'grid grid-cols-3 gap-2 sm:flex sm:flex-wrap' : 'flex flex-wrap gap-2'}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? undefined : option.value)}
          className={joinClasses(
            choiceClasses(option.value === value),
            isPictured && tileClasses,
            isPictured
              ? 'min-w-0 flex-col items-center justify-center gap-2 px-1.5 pt-3 pb-2 text-center text-xs'
              : 'h-9 px-3',
          )}
        >
          {option.value === value && <ChosenMark />}
          {option.picture}
          {option.label}
        </button>
      ))}
    </ButtonGroup>
  );
}

/** On the corner of the chosen button, so that the choice does not depend on the border alone. */
export function ChosenMark() {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 -right-1.5 flex size-4.5 items-center justify-center rounded-full bg-solid text-on-solid"
    >
      <Check className="size-3" strokeWidth={3} />
    </span>
  );
}

export function choiceClasses(isChosen: boolean): string {
  return joinClasses(
    'relative inline-flex items-center rounded-md border text-sm transition-colors',
    isChosen
      ? 'border-ink bg-raised font-medium text-ink outline-1 -outline-offset-2 outline-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus'
      : 'border-line-strong bg-raised text-soft hover:bg-hover hover:text-ink',
  );
}
