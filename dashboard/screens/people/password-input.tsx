import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { controlClasses, Field, type FieldTexts } from '../../parts/field.tsx';

type PasswordInputProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;

/** A password that one can look at: it is typed right more often than twice unseen. */
export function PasswordInput({ label, hint, error, hideLabel = false, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hideLabel }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            className={classes(controlClasses, 'h-9 pr-10 max-sm:text-[1rem]')}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5"
          />
        </div>
      )}
    </Field>
  );
}

/** One that is being chosen: password managers offer to make it. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      hint="At least 10 characters; a few words in a row are easy to keep."
      autoComplete="new-password"
      minLength={10}
      maxLength={128}
      required
      {...props}
    />
  );
}

/** The one that the person signs in with. */
export function CurrentPasswordInput(props: Omit<PasswordInputProps, 'label'>) {
  return (
    <PasswordInput
      label="Your password"
      autoComplete="current-password"
      required
      maxLength={128}
      {...props}
    />
  );
}
