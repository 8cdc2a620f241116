import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, CircleUser, LogOut } from 'lucide-react';
import { call } from '../api/call.ts';
import { usePlace } from '../api/use-me.ts';
import { messageOf } from '../parts/error-state.tsx';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../parts/menu.tsx';
import { showToast } from '../parts/toast.tsx';
import { type ThemeChoice, useThemeChoice } from './theme.ts';
import { t } from './text.ts';

const themes = (): readonly { readonly value: ThemeChoice; readonly label: string }[] => [
  { value: 'system', label: t('accountMenu.system') },
  { value: 'light', label: t('accountMenu.light') },
  { value: 'dark', label: t('accountMenu.dark') },
];

export function AccountMenu() {
  const { me } = usePlace();
  const [theme, setTheme] = useThemeChoice();
  return (
    <Menu
      side="top"
      align="start"
      className="w-56"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <span className="sr-only">{t('accountMenu.accountOf')} </span>
            <span className="block truncate text-sm text-ink">{me.person.name}</span>
            <span className="block truncate text-xs text-faint">{me.person.email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
        </button>
      }
    >
      <MenuItem icon={CircleUser} render={<Link to="/account" />}>
        {t('accountMenu.account')}
      </MenuItem>
      <MenuLine />
      <MenuChoice label={t('accountMenu.theme')} value={theme} options={themes()} onChange={setTheme} />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={signOut}>
        {t('accountMenu.signOut')}
      </MenuItem>
    </Menu>
  );
}

/** Loads a new page, so that no data of this person stays in memory. */
function signOut(): void {
  call('POST', '/auth/sign-out').then(
    () => window.location.assign('/sign-in'),
    (error: unknown) => showToast('danger', messageOf(error)),
  );
}
