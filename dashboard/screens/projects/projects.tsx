import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useProjects } from '../../api/use-projects.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { GroundSwitch, useGround } from '../brands/use-ground.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';
import { ProjectCards, ProjectCardsSkeleton } from './project-cards.tsx';
import { t } from './text.ts';

export function ProjectsScreen() {
  const { workspace, environment, isAtLeast } = usePlace();
  const list = useProjects();
  const [ground, setGround] = useGround();
  const [isCreating, setIsCreating] = useState(false);
  const mayWrite = isAtLeast('developer');
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
      {t('projects.newProject')}
    </Button>
  );
  return (
    <Page
      title={t('projects.title')}
      description={t('projects.aProjectHoldsTheBrands')}
      actions={
        <>
          {list.data?.length !== 0 && <GroundSwitch ground={ground} onChange={setGround} />}
          <ButtonLink
            to="/w/$workspace/$environment/brands"
            params={{ workspace: workspace.id, environment }}
          >
            {t('projects.allBrands')}
          </ButtonLink>
          {mayWrite && create}
        </>
      }
    >
      <Loaded query={list} skeleton={<ProjectCardsSkeleton ground={ground} />}>
        {(projects) =>
          projects.length === 0 ? (
            <Empty icon={FolderPlus} title={t('projects.noProjectsYet')} action={mayWrite && create}>
              {t('projects.createOneThenDescribe')}
            </Empty>
          ) : (
            <>
              <ProjectCards projects={projects} ground={ground} isStale={list.isStale} />
              <Pager
                {...list}
                count={projects.length}
                describeRows={(count) => t('rows.projects', { count })}
              />
            </>
          )
        }
      </Loaded>
      <NewProjectDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}
