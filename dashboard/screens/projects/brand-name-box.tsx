import { limits } from '@blazon/contract/limits.ts';
import { useId } from 'react';
import { t } from './text.ts';

interface BrandNameBoxProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Lets people enter the name if the prompt does not state it clearly. */
export function BrandNameBox({ name, onChange }: BrandNameBoxProps) {
  const id = useId();
  return (
    <div className="flex min-w-56 flex-1 items-center gap-3 pl-4">
      <label htmlFor={id} className="shrink-0 text-sm text-faint">
        {t('brandNameBox.label')}
      </label>
      <input
        id={id}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={limits.brandNameLength}
        placeholder={t('brandNameBox.optional')}
        autoComplete="off"
        className="h-10 min-w-0 flex-1 rounded-md bg-transparent text-sm text-ink placeholder:text-faint max-sm:text-[1rem]"
      />
    </div>
  );
}
