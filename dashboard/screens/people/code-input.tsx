import type { ComponentProps } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { controlClasses, Field } from '../../parts/field.tsx';
import { useValidity } from '../../parts/use-validity.ts';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
}

/** A field as wide as the six digits of an authenticator app. A space in the middle is allowed. */
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
            'h-12 max-w-52 text-center font-mono !text-xl tracking-[0.25em] tabular-nums',
          )}
        />
      )}
    </Field>
  );
}
