import { createLink } from '@tanstack/react-router';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonVariant } from './button.tsx';
import { joinClasses } from './classes.ts';
import { t } from './text.ts';

export const underlinedClasses =
  'font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current';

function PlainLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={joinClasses(underlinedClasses, className)} />;
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'normal';
}

function ButtonAnchor({ variant, size, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={joinClasses(buttonClasses(variant, size), className)} />;
}

function RowAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={joinClasses(
        // Tables highlight the row under the pointer if it contains a `row-link`.
        'row-link font-medium text-ink after:absolute after:inset-0 hover:underline underline-offset-4',
        className,
      )}
    />
  );
}

function BackAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-sm text-sm text-soft transition-colors hover:text-ink',
        className,
      )}
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </a>
  );
}

/** A link above the title of a page, to the list or page that it belongs to. */
export const BackLink = createLink(BackAnchor);

/** A link inside a sentence, with the router's typed `to` and `params`. */
export const TextLink = createLink(PlainLink);

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** The only link of a table row. It covers the whole row. */
export const RowLink = createLink(RowAnchor);

/** A link to another site, opened in a new tab. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={underlinedClasses}>
      {children}
      <ArrowUpRight aria-hidden className="ml-0.5 inline size-3.5 align-[-2px]" strokeWidth={1.75} />
      <span className="sr-only"> {t('link.opensInANewTab')}</span>
    </a>
  );
}
