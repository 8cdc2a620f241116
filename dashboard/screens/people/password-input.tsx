import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { controlClasses, Field, type FieldTexts } from '../../parts/field.tsx';
import { useValidity } from '../../parts/use-validity.ts';
import { usePasswordStrength } from './use-password-strength.ts';
import { t } from './sign-in-text.ts';

type PasswordInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
    /** A link beside the label. */
    readonly aside?: ReactNode;
  };

/** A password field whose text can be shown, which prevents typos better than typing it twice. */
export function PasswordInput({ label, hint, error, hideLabel = false, aside, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { problem, handlers } = useValidity();
  return (
    <Field {...{ label, hint, hideLabel, aside }} error={problem ?? error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            {...handlers}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            className={joinClasses(controlClasses, 'h-9 pr-10 max-sm:text-[1rem]')}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t('passwordInput.hidePassword') : t('passwordInput.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5"
          />
        </div>
      )}
    </Field>
  );
}

type NewPasswordInputProps = Omit<PasswordInputProps, 'value'> & { readonly value: string };

const tooWeakMessage = t('passwordInput.tooEasyToGuessAdd');

/** The field for a new password. Password managers offer to generate one. */
export function NewPasswordInput({ value, ...rest }: NewPasswordInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const strength = usePasswordStrength(value);
  const isWeak = strength === 'weak';
  useEffect(() => box.current?.setCustomValidity(isWeak ? tooWeakMessage : ''), [isWeak]);
  return (
    <PasswordInput
      ref={box}
      hint={<StrengthHint isStrong={strength === 'strong' && value.length >= minCharacters} />}
      autoComplete="new-password"
      minLength={minCharacters}
      maxLength={128}
      required
      value={value}
      {...rest}
    />
  );
}

const minCharacters = 10;

/**
 * Both texts take the same room. The strength is often known just when the person presses the button below, which must
 * not move away from the pointer.
 */
function StrengthHint({ isStrong }: { readonly isStrong: boolean }) {
  const hintClasses = (isShown: boolean) => joinClasses('col-start-1 row-start-1', !isShown && 'invisible');
  return (
    <span className="grid">
      <span className={hintClasses(!isStrong)}>{t('passwordInput.advice', { least: minCharacters })}</span>
      <span className={hintClasses(isStrong)}>{t('passwordInput.hardToGuessGood')}</span>
    </span>
  );
}

/** The field for the current password. */
export function CurrentPasswordInput(props: Omit<PasswordInputProps, 'label'>) {
  return (
    <PasswordInput
      label={t('passwordInput.yourPassword')}
      autoComplete="current-password"
      required
      maxLength={128}
      {...props}
    />
  );
}
