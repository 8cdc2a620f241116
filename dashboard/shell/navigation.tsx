import { Link, useLocation } from '@tanstack/react-router';
import {
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  Folder,
  House,
  KeyRound,
  type LucideIcon,
  ScrollText,
  Settings,
  Terminal,
  Users,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { findNavigationArea } from './navigation-area.ts';
import { t } from './text.ts';

const entryClasses =
  'relative flex h-8 items-center max-lg:h-10 gap-2.5 rounded-md px-2 text-sm text-soft transition-colors hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:bg-pressed aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** The mark of the current entry, which has the interface's accent colour. */
const currentEntryClasses =
  'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1.5 aria-[current=page]:before:-left-3 ' +
  'aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-accent';

export function Navigation({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { me, workspace, environment, isAtLeast } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  const area = findNavigationArea(useLocation().pathname);
  // A brand belongs to the entry for projects, and a timeline to the entry for requests.
  const markIfCurrent = (name: string) => (area === name ? ({ 'aria-current': 'page' } as const) : {});
  const linkProps = {
    className: `${entryClasses} ${currentEntryClasses}`,
    onClick: onNavigate,
    params,
  } as const;
  return (
    <nav aria-label={t('navigation.main')} className="flex flex-col gap-5">
      <Group>
        <Link to="/w/$workspace/$environment/overview" {...linkProps}>
          <Entry icon={House}>{t('navigation.overview')}</Entry>
        </Link>
        <Link to="/w/$workspace/$environment/projects" {...linkProps} {...markIfCurrent('projects')}>
          <Entry icon={Folder}>{t('navigation.projects')}</Entry>
        </Link>
        <Link to="/w/$workspace/$environment/requests" {...linkProps} {...markIfCurrent('requests')}>
          <Entry icon={Terminal}>{t('navigation.requests')}</Entry>
        </Link>
        <Link to="/w/$workspace/$environment/keys" {...linkProps}>
          <Entry icon={KeyRound}>{t('navigation.apiKeys')}</Entry>
        </Link>
        <Link to="/w/$workspace/$environment/webhooks" {...linkProps}>
          <Entry icon={Webhook}>{t('navigation.webhooks')}</Entry>
        </Link>
      </Group>
      <Group title={t('navigation.workspace')}>
        <Link to="/w/$workspace/settings/usage" {...linkProps}>
          <Entry icon={ChartNoAxesColumn}>{t('navigation.usage')}</Entry>
        </Link>
        <Link to="/w/$workspace/settings/plan" {...linkProps}>
          <Entry icon={CreditCard}>{t('navigation.plan')}</Entry>
        </Link>
        <Link to="/w/$workspace/settings/members" {...linkProps}>
          <Entry icon={Users}>{t('navigation.members')}</Entry>
        </Link>
        {isAtLeast('admin') && (
          <Link to="/w/$workspace/settings/audit" {...linkProps}>
            <Entry icon={ScrollText}>{t('navigation.auditLog')}</Entry>
          </Link>
        )}
        <Link to="/w/$workspace/settings/general" {...linkProps}>
          <Entry icon={Settings}>{t('navigation.settings')}</Entry>
        </Link>
      </Group>
      <Group title={t('navigation.help')}>
        <OutsideEntry href={me.docs_url} icon={BookOpen}>
          {t('navigation.documentation')}
        </OutsideEntry>
        <OutsideEntry href={`${me.docs_url}/errors`} icon={CircleHelp}>
          {t('navigation.errorCodes')}
        </OutsideEntry>
      </Group>
    </nav>
  );
}

function Group({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      {title !== undefined && <p className="px-2 pb-1 text-xs text-faint">{title}</p>}
      {children}
    </div>
  );
}

interface OutsideEntryProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function OutsideEntry({ href, icon, children }: OutsideEntryProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={entryClasses}>
      <Entry icon={icon}>{children}</Entry>
      <span className="sr-only"> {t('navigation.opensInANewTab')}</span>
    </a>
  );
}

function Entry({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </>
  );
}
