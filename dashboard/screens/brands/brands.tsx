import { Palette } from 'lucide-react';
import { useBrands } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Gallery, GallerySkeleton } from './gallery.tsx';
import { GroundSwitch, useGround } from './use-ground.tsx';

/** Everything that was drawn in this environment, over all projects. */
export function BrandsScreen() {
  const { workspace, environment } = usePlace();
  const [ground, setGround] = useGround();
  const list = useBrands();
  const params = { workspace: workspace.id, environment };
  return (
    <Page
      title="All brands"
      back={
        <TextLink to="/w/$workspace/$environment/projects" params={params}>
          Projects
        </TextLink>
      }
      actions={<GroundSwitch ground={ground} onChange={setGround} />}
    >
      <Loaded query={list} skeleton={<GallerySkeleton ground={ground} />}>
        {(brands) =>
          brands.length === 0 ? (
            <Empty
              icon={Palette}
              title="No brands yet"
              action={
                <ButtonLink to="/w/$workspace/$environment/projects" params={params} variant="primary">
                  Open a project
                </ButtonLink>
              }
            >
              Open a project and describe a brand in one sentence: it appears here.
            </Empty>
          ) : (
            <>
              <Gallery brands={brands} ground={ground} isStale={list.isStale} />
              <Pager {...list} count={brands.length} noun="brands" />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
