import { SearchX } from 'lucide-react';
import { Empty } from '../../parts/empty.tsx';
import { NotFoundHere } from '../../parts/not-found-here.tsx';
import { t } from './text.ts';

const idShape = /^(?:req|job|mem|brand|evt)_[0-9a-z]{26}$/;

/** Says that an id is unknown here, or that it cannot have a story anywhere. */
export function UnknownId({ id }: { readonly id: string }) {
  if (idShape.test(id)) return <NotFoundHere kind="id" />;
  return (
    <Empty icon={SearchX} title={t('unknownId.noId')}>
      {t('unknownId.pasteOne')}
    </Empty>
  );
}
