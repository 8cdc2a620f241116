import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { BackLink } from '../../parts/link.tsx';
import { Page } from '../../parts/page.tsx';
import { t } from './text.ts';

export function FindStoryScreen() {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <Page
      title={t('findStory.title')}
      description={t('findStory.description')}
      back={
        <BackLink
          to="/w/$workspace/$environment/requests"
          params={{ workspace: workspace.id, environment }}
          search={{}}
        >
          {t('story.requests')}
        </BackLink>
      }
      narrow
    >
      <FindStory />
    </Page>
  );
}

/** Opens the timeline of any id. */
export function FindStory() {
  const { workspace, environment } = useWorkspaceContext();
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
        label={t('findStory.idOfARequestJob')}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        placeholder={t('findStory.reqJobBrandMemOrEvt')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="grow max-sm:basis-full"
      />
      <Button type="submit" icon={Search} className="max-sm:w-full">
        {t('findStory.find')}
      </Button>
    </form>
  );
}
