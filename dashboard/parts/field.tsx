import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from './classes.ts';
import { useValidity } from './use-validity.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  /** Shown below the control. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | null | undefined;
  /** Shows the label only to screen readers, as in a search box. */
  readonly hideLabel?: boolean;
}

/** Attributes that connect a control with its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** A link beside the label. It follows the control in the tab order. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A label, a hint and an error around any control. */
export function Field({ label, hint, error, hideLabel = false, aside, className, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = joinClasses(hint !== undefined && hintId, hasText(error) && errorId);
  return (
    <div className={joinClasses('relative flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasText(error) || undefined,
      })}
      {aside !== undefined && <div className="absolute top-0 right-0 text-sm">{aside}</div>}
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-faint">
          {hint}
        </p>
      )}
      {hasText(error) && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function hasText(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} ref={revealError} role="alert" className="flex items-start gap-1.5 text-xs text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
      {children}
    </p>
  );
}

/**
 * Scrolls an error into view, because it may appear outside the viewport in a long form. Declared outside the
 * component, so that React calls it once for each error and not at each render.
 */
function revealError(error: HTMLElement | null): void {
  error?.scrollIntoView({ block: 'nearest' });
}

export const controlClasses =
  'w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink placeholder:text-faint ' +
  'transition-colors hover:border-faint aria-invalid:border-danger disabled:opacity-60';

type TextProps<Tag extends 'input' | 'textarea'> = FieldTexts & Omit<ComponentProps<Tag>, 'id'>;

/** A labelled single-line text input. `className` applies to the field, not to the input box. */
export function Input({ label, hint, error, hideLabel, className, ...rest }: TextProps<'input'>) {
  const { problem, handlers } = useValidity();
  return (
    <Field {...{ label, hint, className }} error={problem ?? error} hideLabel={hideLabel ?? false}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          {...handlers}
          className={joinClasses(controlClasses, 'h-9 read-only:bg-sunken max-sm:text-[1rem]')}
        />
      )}
    </Field>
  );
}

export function Textarea({
  label,
  hint,
  error,
  hideLabel,
  className,
  rows = 3,
  ...rest
}: TextProps<'textarea'>) {
  const { problem, handlers } = useValidity();
  return (
    <Field {...{ label, hint, className }} error={problem ?? error} hideLabel={hideLabel ?? false}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...rest}
          {...wiring}
          {...handlers}
          className={joinClasses(
            controlClasses,
            'min-h-20 resize-y py-2 read-only:bg-sunken max-sm:text-[1rem]',
          )}
        />
      )}
    </Field>
  );
}
