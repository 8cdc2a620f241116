import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from './classes.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline';

const classesByVariant: Record<ButtonVariant, string> = {
  primary: 'bg-solid text-on-solid hover:bg-solid-hover',
  secondary: 'bg-raised text-ink border border-line-strong hover:bg-hover active:bg-pressed',
  quiet: 'text-soft hover:bg-hover hover:text-ink active:bg-pressed',
  danger: 'bg-danger-solid text-white hover:bg-danger-solid-hover',
  /** For the button that opens a confirmation dialog. The button inside the dialog is solid. */
  'danger-outline':
    'bg-raised text-danger border border-line-strong hover:bg-danger-soft hover:border-danger',
};

const baseClasses =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none ' +
  'transition-colors duration-100 disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-60';

const classesBySize = { small: 'h-8 px-2.5 text-xs', normal: 'h-9 px-3.5 text-sm' } as const;

/** The style of a button, for links that look like one. */
export function buttonClasses(
  variant: ButtonVariant = 'secondary',
  size: keyof typeof classesBySize = 'normal',
): string {
  return joinClasses(baseClasses, classesBySize[size], classesByVariant[variant]);
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: keyof typeof classesBySize;
  readonly icon?: LucideIcon;
  /** While pending, the button keeps the focus, announces that it is busy and ignores further presses. */
  readonly pending?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  pending = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const Icon = pending ? LoaderCircle : icon;
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={joinClasses(buttonClasses(variant, size), className)}
    >
      {Icon && (
        <Icon
          aria-hidden
          className={joinClasses('size-4 shrink-0', pending && 'animate-spin')}
          strokeWidth={1.75}
        />
      )}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** Announced to screen readers and shown in a tooltip. */
  readonly label: string;
}

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={joinClasses(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft transition-colors',
          'hover:bg-hover hover:text-ink active:bg-pressed disabled:opacity-50 disabled:pointer-events-none',
          className,
        )}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
