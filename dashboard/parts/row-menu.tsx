import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Menu } from './menu.tsx';

interface RowMenuProps {
  /** Names the row, because a page has many of these menus. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A menu with all actions of a table row. */
export function RowMenu({ label, children }: RowMenuProps) {
  // `z-10` puts the button above the link that covers the row.
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={label} className="relative z-10 -mr-2" />}>
      {children}
    </Menu>
  );
}
