import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../parts/button.tsx';

/** A menu button at the end of a row. On a phone, where a row is a block, it is in the top corner. */
export function RowMenuButton(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'className'>) {
  return <IconButton {...props} icon={Ellipsis} className="max-sm:absolute max-sm:top-2 max-sm:-right-2" />;
}
