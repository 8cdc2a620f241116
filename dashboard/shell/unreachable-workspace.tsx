import { RotateCw } from 'lucide-react';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { t } from './text.ts';

/** The part of the service with this workspace does not answer; the others do. */
export function UnreachableWorkspace() {
  const me = useMe();
  return (
    <MainLandmark>
      <div className="mx-auto flex w-full max-w-3xl flex-col items-start gap-4 px-5 pt-24 sm:px-8">
        <title>{t('unreachableWorkspace.title')}</title>
        <h1 className="text-xl font-semibold text-ink">{t('unreachableWorkspace.heading')}</h1>
        <p className="text-base text-soft">{t('unreachableWorkspace.explanation')}</p>
        <Button icon={RotateCw} onClick={() => void me.refetch()}>
          {t('unreachableWorkspace.tryAgain')}
        </Button>
      </div>
    </MainLandmark>
  );
}
