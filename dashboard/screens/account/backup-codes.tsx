import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { t } from './text.ts';

/** Shows backup codes once. They are stored encrypted and cannot be shown again. */
export function BackupCodes(props: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { codes, onClose } = props;
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('backupCodes.title')}
      description={t('backupCodes.description')}
      actions={
        <>
          <CopyButton text={codes.join('\n')} />
          <Button variant="primary" onClick={onClose}>
            {t('backupCodes.iveSavedThem')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 font-mono text-[0.8125rem] text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Notice tone="warning">{t('backupCodes.theyreShownOnlyOnceKeep')}</Notice>
    </Dialog>
  );
}
