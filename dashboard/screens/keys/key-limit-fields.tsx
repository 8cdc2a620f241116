import { keyScopes, type KeyScope } from '@blazon/contract/key-scopes.ts';
import { describeErrorOfParam } from '../../parts/error-state.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { FieldError, Input, Textarea } from '../../parts/field.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Select, type SelectOption } from '../../parts/select.tsx';
import { type ExpiryChoice, type KeyLimitChoices, scopeNames } from './key-limits.ts';
import { t } from './text.ts';

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
        label={t('keyLimitFields.allowedNetworks')}
        hint={t('keyLimitFields.ipAddressesOrCidrNetworks')}
        error={describeErrorOfParam(error, 'allowed_networks')}
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

interface LimitFieldProps {
  readonly value: KeyLimitChoices;
  readonly change: (part: Partial<KeyLimitChoices>) => void;
  readonly error: Error | null;
}

const scopeHints: Record<KeyScope, string> = {
  read: t('keyLimitFields.listProjectsBrandsAndMemory'),
  generate: t('keyLimitFields.startNewBrandsAndRefinements'),
  write: t('keyLimitFields.createChangeAndDeleteProjects'),
};

function AccessField({ value, change, error }: LimitFieldProps) {
  const { access, scopes } = value;
  const problem = describeErrorOfParam(error, 'scopes');
  const toggle = (scope: KeyScope, isOn: boolean) =>
    change({ scopes: isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope) });
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('keyLimitFields.permissions')}</legend>
      <div>
        <Segmented
          label={t('keyLimitFields.permissions')}
          value={access}
          options={[
            { value: 'full', label: t('keyLimitFields.fullAccess') },
            { value: 'restricted', label: t('keyLimitFields.restricted') },
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
  { value: 'never', label: t('keyLimitFields.never') },
  { value: '7', label: t('keyLimitFields.in7Days') },
  { value: '30', label: t('keyLimitFields.in30Days') },
  { value: '90', label: t('keyLimitFields.in90Days') },
  { value: '365', label: t('keyLimitFields.inAYear') },
  { value: 'date', label: t('keyLimitFields.onADate') },
];

function ExpiryField({ value, change, error }: LimitFieldProps) {
  const problem = describeErrorOfParam(error, 'expires_at');
  const isDate = value.expiry === 'date';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('keyLimitFields.expires')}
        options={expiryOptions}
        value={value.expiry}
        onChange={(expiry) => change({ expiry })}
        error={isDate ? null : problem}
      />
      {isDate && (
        <Input
          label={t('keyLimitFields.lastDay')}
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
