import { Input } from '../../parts/field.tsx';
import { t } from './sign-in-text.ts';

interface EmailInputProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The field for the sign-in address. Password managers recognise it by its name. */
export function EmailInput({ value, onChange }: EmailInputProps) {
  return (
    <Input
      label={t('emailInput.email')}
      type="email"
      name="email"
      autoComplete="username"
      required
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
