import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';

const idShape = /\breq_[0-9a-z]{26}\b/;

/** Straight to one request: the id is in every answer, in errors and in the header Request-Id. */
export function FindRequest() {
  const { workspace, environment } = usePlace();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = () => {
    // Whatever stands around it: people paste whole lines of a log.
    const request = idShape.exec(text)?.[0];
    setWrong(request === undefined);
    if (request === undefined) return;
    void navigate({
      to: '/w/$workspace/$environment/requests/$request',
      params: { workspace: workspace.id, environment, request },
    });
  };
  return (
    <form
      className="flex max-w-xl items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Input
        label="Request id"
        hideLabel
        className="min-w-0 flex-1"
        placeholder="Paste a request id: req_…"
        error={isWrong ? 'There is no request id in this: paste one that begins with req_.' : null}
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
