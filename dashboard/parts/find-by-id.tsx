import { useState } from 'react';
import { Button } from './button.tsx';
import { joinClasses } from './classes.ts';
import { Input } from './field.tsx';
import { t } from './text.ts';

interface FindByIdProps {
  readonly label: string;
  readonly placeholder: string;
  /** Matches the id within surrounding text, because people paste whole log lines. */
  readonly shape: RegExp;
  readonly notFound: string;
  readonly onFind: (id: string) => void;
  readonly className?: string;
}

/** Opens one entry by its id. */
export function FindById({ label, placeholder, shape, notFound, onFind, className }: FindByIdProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const find = () => {
    const id = shape.exec(text)?.[0];
    setWrong(id === undefined);
    if (id !== undefined) onFind(id);
  };
  return (
    <form
      className={joinClasses('flex max-w-xl items-start gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Input
        label={label}
        hideLabel
        className="min-w-0 flex-1"
        placeholder={placeholder}
        error={isWrong ? notFound : null}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
      />
      <Button type="submit">{t('findById.find')}</Button>
    </form>
  );
}
