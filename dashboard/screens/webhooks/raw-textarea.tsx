import type { ReactNode } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { controlClasses, Field } from '../../parts/field.tsx';

interface RawTextareaProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | null;
  /** A link beside the label. */
  readonly aside?: ReactNode;
  readonly placeholder?: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field for machine-generated text: monospaced, without browser corrections. */
export function RawTextarea({ label, hint, error, aside, value, onChange, ...rest }: RawTextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          spellCheck={false}
          autoCapitalize="off"
          className={joinClasses(
            controlClasses,
            'resize-y py-2 font-mono text-[0.8125rem] leading-5 max-sm:text-[1rem]',
          )}
        />
      )}
    </Field>
  );
}
