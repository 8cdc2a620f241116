import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useProjects } from '../../api/use-projects.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { GroundSwitch, useGround } from '../brands/use-ground.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';
import { ProjectCards, ProjectCardsSkeleton } from './project-cards.tsx';
import { t } from './text.ts';

export function ProjectsScreen() {
  const { isAtLeast } = useWorkspaceContext();
  const list = useProjects();
  const [ground, setGround] = useGround();
  const [isCreating, setIsCreating] = useState(false);
  const mayWrite = isAtLeast('developer');
  const create = () => setIsCreating(true);
  const isPhone = useIsPhone();
  const hasProjects = list.data?.length !== 0;
  const views = (
    <>
      <GroundSwitch ground={ground} onChange={setGround} />
      <AllBrandsLink />
    </>
  );
  return (
    <Page
      title={t('projects.title')}
      // On a phone, the title shares its row with the primary action, and the views have a row of their own.
      description={<p className="max-sm:hidden">{t('projects.aProjectHoldsTheBrands')}</p>}
      actions={
        hasProjects && (
          <>
            {!isPhone && views}
            {mayWrite && (
              <Button variant="primary" icon={Plus} onClick={create}>
                {t('projects.newProject')}
              </Button>
            )}
          </>
        )
      }
    >
      {isPhone && hasProjects && <div className="-my-3 flex items-center justify-between">{views}</div>}
      <Loaded query={list} skeleton={<ProjectCardsSkeleton />} failureTitle={t('projects.couldNotLoad')}>
        {(projects) =>
          projects.length === 0 ? (
            <NoProjects onCreate={mayWrite ? create : undefined} />
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

function NoProjects({ onCreate }: { readonly onCreate: (() => void) | undefined }) {
  return (
    <Empty
      icon={FolderPlus}
      title={t('projects.noProjectsYet')}
      action={
        onCreate && (
          <Button variant="primary" icon={Plus} onClick={onCreate}>
            {t('projects.newProject')}
          </Button>
        )
      }
    >
      {t('projects.createOneThenDescribe')}
    </Empty>
  );
}

function AllBrandsLink() {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <ButtonLink to="/w/$workspace/$environment/brands" params={{ workspace: workspace.id, environment }}>
      {t('projects.allBrands')}
    </ButtonLink>
  );
}
