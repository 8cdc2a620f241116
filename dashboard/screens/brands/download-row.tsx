import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface DownloadRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The description on the left and the download on the right; stacked on a phone. */
export function DownloadRow({ icon: Icon, title, description, children }: DownloadRowProps) {
  return (
    <li className="flex flex-col gap-4 py-5 md:grid md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] md:items-start md:gap-8">
      <div className="flex gap-4">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" strokeWidth={1.5} />
        <div className="flex flex-col gap-1">
          <h3 className="text-sm font-medium text-ink">{title}</h3>
          <p className="text-sm text-soft">{description}</p>
        </div>
      </div>
      <div className="pl-9 md:flex md:justify-end md:pl-0">{children}</div>
    </li>
  );
}
