import { keyScopes, type KeyScope } from '@blazon/contract/key-scopes.ts';
import { messageAt } from '../../parts/error-state.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { FieldError, Input, Textarea } from '../../parts/field.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Select, type SelectOption } from '../../parts/select.tsx';
import { type ExpiryChoice, type KeyLimitChoices, scopeNames } from './key-limits.ts';

interface KeyLimitFieldsProps {
  readonly value: KeyLimitChoices;
  readonly onChange: (value: KeyLimitChoices) => void;
  readonly error: Error | null;
}

/** The key's permissions, expiry and networks. */
export function KeyLimitFields({ value, onChange, error }: KeyLimitFieldsProps) {
  const change = (part: Partial<KeyLimitChoices>) => onChange({ ...value, ...part });
  return (
    <>
      <AccessField value={value} change={change} error={error} />
      <ExpiryField value={value} change={change} error={error} />
      <Textarea
        label="Allowed networks"
        hint="IP addresses or CIDR networks, one per line. Leave empty to allow calls from anywhere."
        error={messageAt(error, 'allowed_networks')}
        rows={2}
        value={value.networks}
        onChange={(event) => change({ networks: event.currentTarget.value })}
        placeholder="203.0.113.0/24"
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

interface PartProps {
  readonly value: KeyLimitChoices;
  readonly change: (part: Partial<KeyLimitChoices>) => void;
  readonly error: Error | null;
}

const scopeHints: Record<KeyScope, string> = {
  read: 'List projects, brands and memory, and listen to sandbox events.',
  generate: 'Start new brands and refinements.',
  write: 'Create, change and delete projects.',
};

function AccessField({ value, change, error }: PartProps) {
  const { access, scopes } = value;
  const problem = messageAt(error, 'scopes');
  const toggle = (scope: KeyScope, isOn: boolean) =>
    change({ scopes: isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope) });
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">Permissions</legend>
      <div>
        <Segmented
          label="Permissions"
          value={access}
          options={[
            { value: 'full', label: 'Full access' },
            { value: 'restricted', label: 'Restricted' },
          ]}
          onChange={(next) => change({ access: next })}
        />
      </div>
      {access === 'restricted' && (
        <div className="flex flex-col gap-2 pt-1.5">
          {keyScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeNames[scope]}
              hint={scopeHints[scope]}
              checked={scopes.includes(scope)}
              onChange={(isOn) => toggle(scope, isOn)}
            />
          ))}
        </div>
      )}
      {problem !== null && <FieldError>{problem}</FieldError>}
    </fieldset>
  );
}

const expiryOptions: readonly SelectOption<ExpiryChoice>[] = [
  { value: 'never', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a date' },
];

function ExpiryField({ value, change, error }: PartProps) {
  const problem = messageAt(error, 'expires_at');
  const isDate = value.expiry === 'date';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Expires"
        options={expiryOptions}
        value={value.expiry}
        onChange={(expiry) => change({ expiry })}
        error={isDate ? null : problem}
      />
      {isDate && (
        <Input
          label="Last day"
          type="date"
          required
          value={value.date}
          onChange={(event) => change({ date: event.currentTarget.value })}
          error={problem}
        />
      )}
    </div>
  );
}
