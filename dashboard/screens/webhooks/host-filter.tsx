import { useId, useState } from 'react';
import { Input } from '../../parts/field.tsx';
import { t } from './text.ts';

interface HostFilterProps {
  readonly host: string;
  /** Suggestions: the hosts of the endpoints. Jobs may send to other hosts. */
  readonly offered: readonly string[];
  readonly onChange: (host: string) => void;
}

/** Filters by a host or a whole URL, applied on blur or Enter. */
export function HostFilter({ host, offered, onChange }: HostFilterProps) {
  const [text, setText] = useState(host);
  const listId = useId();
  const applyText = () => {
    const trimmed = text.trim();
    const next = URL.canParse(trimmed) && trimmed.includes('://') ? new URL(trimmed).host : trimmed;
    if (next !== host) onChange(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        applyText();
      }}
    >
      <Input
        label={t('hostFilter.receiver')}
        hideLabel
        placeholder={t('hostFilter.anyHost')}
        list={listId}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={applyText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        size={12}
      />
      <datalist id={listId}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </form>
  );
}
