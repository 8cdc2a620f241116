import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with a label and an optional hint. Pressing either toggles it. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 accent-(--solid)"
      />
      <div className="flex min-w-0 flex-col">
        <label htmlFor={id} className="text-sm text-ink">
          {label}
        </label>
        {hint !== undefined && (
          <label htmlFor={id} id={`${id}-hint`} className="text-xs text-faint">
            {hint}
          </label>
        )}
      </div>
    </div>
  );
}
