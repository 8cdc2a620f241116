import type { ComponentProps } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { controlClasses, Field } from '../../parts/field.tsx';
import { useValidity } from '../../parts/use-validity.ts';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
}

/** A field for the six digits of an authenticator app. A space in the middle is allowed. */
export function CodeInput({ label, ...rest }: CodeInputProps) {
  const { problem, handlers } = useValidity();
  return (
    <Field label={label} error={problem}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          {...handlers}
          inputMode="numeric"
          maxLength={7}
          className={joinClasses(
            controlClasses,
            'h-9 font-mono tracking-[0.2em] tabular-nums max-sm:text-[1rem]',
          )}
        />
      )}
    </Field>
  );
}
