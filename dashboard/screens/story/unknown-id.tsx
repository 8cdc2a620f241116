import { SearchX } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { State } from '../../parts/state.tsx';
import { t } from './text.ts';

const idShape = /^(?:req|job|mem|brand|evt)_[0-9a-z]{26}$/;

/** Says that an id does not exist here, and offers to look in the other environment. */
export function UnknownId({ id }: { readonly id: string }) {
  const { workspace, environment } = useWorkspaceContext();
  if (!idShape.test(id))
    return (
      <State icon={SearchX} title={t('unknownId.noId')}>
        {t('unknownId.pasteOne')}
      </State>
    );
  const other = environment === 'live' ? 'sandbox' : 'live';
  return (
    <State
      icon={SearchX}
      title={t('unknownId.title', { environment })}
      action={
        <ButtonLink
          size="small"
          to="/w/$workspace/$environment/story/$id"
          params={{ workspace: workspace.id, environment: other, id }}
        >
          {t('unknownId.lookIn', { environment: other })}
        </ButtonLink>
      }
    >
      {t('unknownId.checkTheId')}
    </State>
  );
}
