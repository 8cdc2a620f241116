import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../parts/button.tsx';

/** A link that saves a file at once. */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} download className={`${buttonClasses('secondary', 'small')} tabular-nums`}>
      <Download aria-hidden className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
      {children}
    </a>
  );
}
