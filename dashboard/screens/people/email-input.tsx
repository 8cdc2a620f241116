import { Input } from '../../parts/field.tsx';

interface EmailInputProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The sign-in address; password managers recognise it by its field name. */
export function EmailInput({ value, onChange }: EmailInputProps) {
  return (
    <Input
      label="E-mail"
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
