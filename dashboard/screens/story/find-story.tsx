import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';

export function FindStoryScreen() {
  return (
    <Page
      title="Story"
      description="From any id the whole chain: accepted, queued, processing, drawn, recorded, every attempt to deliver."
      narrow
    >
      <FindStory />
    </Page>
  );
}

/** Opens the timeline of any id. */
export function FindStory() {
  const { workspace, environment } = usePlace();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (id.trim() === '') return;
        void navigate({
          to: '/w/$workspace/$environment/story/$id',
          params: { workspace: workspace.id, environment, id: id.trim() },
        });
      }}
    >
      <Input
        label="Id of a request, job, brand, memory node or event"
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        placeholder="req_, job_, brand_, mem_ or evt_"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="min-w-64 flex-1"
      />
      <Button type="submit" icon={Search}>
        Find
      </Button>
    </form>
  );
}
