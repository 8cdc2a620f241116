import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';

const idShape = /\b(?:evt|job)_[0-9a-z]{26}\b/;

/** One event, by its id or by that of its job; whole lines of a log may be pasted. */
export function FindDelivery() {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const find = () => {
    const id = idShape.exec(text)?.[0];
    setWrong(id === undefined);
    if (id !== undefined) void navigate({ search: { id } });
  };
  return (
    <form
      className="flex max-w-xl flex-1 items-start gap-2 max-sm:basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Input
        label="Event or job id"
        hideLabel
        className="min-w-0 flex-1"
        placeholder="Paste an event or job id: evt_… or job_…"
        error={isWrong ? 'There is no such id in this: paste one that begins with evt_ or job_.' : null}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
      />
      <Button type="submit">Find</Button>
    </form>
  );
}
