import type { ConsoleArchive, ConsoleArchives, ArchiveDownload } from '@blazon/contract/console/archives.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { callConsole } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { formatFileSize } from '../brands/file-size.ts';
import { rich, t } from './text.ts';

const pollIntervalMilliseconds = 2_000;

/** Lets owners download an archive of the workspace as one file. */
export function ArchivesSection() {
  const { workspacePath } = useWorkspaceContext();
  const path = `${workspacePath}/archives`;
  const queryClient = useQueryClient();
  const archives = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<ConsoleArchives>('GET', path, undefined, signal),
    refetchInterval: ({ state }) =>
      state.data?.data.some(isUnderWay) === true ? pollIntervalMilliseconds : false,
  });
  const ask = useMutation({
    mutationFn: () => callConsole<ConsoleArchive>('POST', path),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
    onError: (error) => showToast('danger', describeError(error)),
  });
  const isBusy = archives.data?.data.some(isUnderWay) === true;
  return (
    <SettingRow
      title={t('archivesSection.title')}
      description={t('archivesSection.description')}
      actions={
        <Button pending={ask.isPending} disabled={isBusy} onClick={() => ask.mutate()}>
          {t('archivesSection.exportData')}
        </Button>
      }
    >
      <Loaded
        query={archives}
        skeleton={<SkeletonRows rows={1} label={t('archivesSection.loadingArchives')} />}
      >
        {({ data }) =>
          data.length === 0 ? null : (
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {data.map((archive) => (
                <ArchiveRow key={archive.id} archive={archive} path={path} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingRow>
  );
}

function ArchiveRow({ archive, path }: { readonly archive: ConsoleArchive; readonly path: string }) {
  const open = useMutation({
    mutationFn: () => callConsole<ArchiveDownload>('POST', `${path}/${archive.id}/open`),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showToast('danger', describeError(error)),
  });
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <span className="flex flex-col">
        <ExactTime at={archive.created_at} />
        <span className="text-xs text-faint">
          {archive.state === 'ready' ? (
            <>
              {rich('archivesSection.availableUntil', {
                fileSize: formatFileSize(archive.size ?? 0),
                time: () => <ExactTime at={archive.expires_at} />,
              })}
            </>
          ) : (
            describeState(archive)
          )}
        </span>
      </span>
      {archive.state === 'ready' ? (
        <Button icon={Download} size="small" pending={open.isPending} onClick={() => open.mutate()}>
          {t('archivesSection.download')}
        </Button>
      ) : (
        <Status kind={archive.state === 'failed' ? 'failed' : 'waiting'}>
          {archive.state === 'failed' ? t('archivesSection.failed') : t('archivesSection.inProgress')}
        </Status>
      )}
    </li>
  );
}

function isUnderWay({ state }: ConsoleArchive): boolean {
  return state === 'queued' || state === 'working';
}

function describeState({ state, failure }: ConsoleArchive): string {
  if (state !== 'failed') return t('archivesSection.youCanLeaveThisPage');
  return failure === 'too_large'
    ? t('archivesSection.theWorkspaceIsTooLarge')
    : t('archivesSection.somethingWentWrongOnOur');
}
