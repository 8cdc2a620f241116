import { Link } from '@tanstack/react-router';
import { CircleUser, LogOut } from 'lucide-react';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../parts/menu.tsx';
import type { LoadedMenuProps } from './deferred-menu.tsx';
import { signOut } from './sign-out.ts';
import { type ThemeChoice, useThemeChoice } from './theme.ts';
import { t } from './text.ts';

const listThemes = (): readonly { readonly value: ThemeChoice; readonly label: string }[] => [
  { value: 'system', label: t('accountMenu.system') },
  { value: 'light', label: t('accountMenu.light') },
  { value: 'dark', label: t('accountMenu.dark') },
];

export function AccountMenuItems(props: LoadedMenuProps) {
  const [theme, setTheme] = useThemeChoice();
  return (
    <Menu side="top" align="start" className="w-56" {...props}>
      <MenuItem icon={CircleUser} render={<Link to="/account" />}>
        {t('accountMenu.account')}
      </MenuItem>
      <MenuLine />
      <MenuChoice label={t('accountMenu.theme')} value={theme} options={listThemes()} onChange={setTheme} />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={signOut}>
        {t('accountMenu.signOut')}
      </MenuItem>
    </Menu>
  );
}
