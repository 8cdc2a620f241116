import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from './classes.ts';

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly className?: string;
  /** Already open when it is first rendered. */
  readonly defaultOpen?: boolean;
}

/** A menu of actions or links. */
export function Menu(props: MenuProps) {
  const { trigger, children, align = 'end', side = 'bottom', className, defaultOpen = false } = props;
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align={align} side={side} className="z-50 outline-none">
          <BaseMenu.Popup
            className={joinClasses(
              'min-w-44 rounded-lg border border-line bg-raised p-1 shadow-lift outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const itemClasses =
  'flex w-full cursor-default items-center gap-2.5 rounded-md px-2 py-1.5 text-sm text-ink outline-none select-none data-disabled:text-faint data-highlighted:bg-hover';

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly onSelect?: () => void;
  /** A link element, such as `<Link to="..." />`. */
  readonly render?: ReactElement;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({
  icon: Icon,
  onSelect,
  render,
  danger = false,
  disabled = false,
  children,
}: MenuItemProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      {...(onSelect && { onClick: onSelect })}
      {...(render && { render })}
      className={joinClasses(itemClasses, danger && 'text-danger')}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />}
      {children}
    </BaseMenu.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A labelled group of radio items in a menu. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2 pt-2 pb-1 text-xs text-faint">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem key={option.value} value={option.value} className={itemClasses} closeOnClick>
            <span className="size-4 shrink-0">
              <BaseMenu.RadioItemIndicator>
                <Check aria-hidden className="size-4" strokeWidth={1.75} />
              </BaseMenu.RadioItemIndicator>
            </span>
            {option.label}
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

export function MenuLine() {
  return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
