import { Input } from '../../parts/field.tsx';

interface EmailInputProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The address that a person signs in with; password managers know it by its name. */
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
