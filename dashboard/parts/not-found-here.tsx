import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { Empty } from './empty.tsx';
import { ButtonLink } from './link.tsx';
import { t } from './text.ts';

interface NotFoundHereProps {
  readonly kind: 'request' | 'event' | 'id';
  /** How many days such things are kept; 0 if that is not known. */
  readonly days?: number;
  /** A link to the list in this environment. */
  readonly list?: ReactNode;
}

/** Says that an id does not exist here, and offers the same page in the other environment. */
export function NotFoundHere({ kind, days = 0, list }: NotFoundHereProps) {
  const { environment, otherEnvironment } = useWorkspaceContext();
  return (
    <Empty
      icon={SearchX}
      title={t('notFoundHere.title', { kind, environment })}
      action={
        <>
          <ButtonLink
            variant="primary"
            to="."
            params={(open) => ({ ...open, environment: otherEnvironment })}
          >
            {t('notFoundHere.lookInOther', { other: otherEnvironment })}
          </ButtonLink>
          {list}
        </>
      }
    >
      {days > 0
        ? t('notFoundHere.mayBeOlderThan', { other: otherEnvironment, days })
        : t('notFoundHere.mayBeInOther', { other: otherEnvironment })}
    </Empty>
  );
}
