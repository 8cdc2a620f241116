import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { joinClasses } from './classes.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> extends FieldTexts {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A select box. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, disabled = false, className, ...texts } = props;
  return (
    <Field {...texts} className={className}>
      {(wiring) => (
        <BaseSelect.Root
          items={options}
          value={value}
          disabled={disabled}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <BaseSelect.Trigger
            {...wiring}
            className={joinClasses(controlClasses, 'flex h-9 items-center justify-between gap-2 text-left')}
          >
            <BaseSelect.Value className="truncate" />
            <BaseSelect.Icon>
              <ChevronsUpDown aria-hidden className="size-3.5 text-faint" strokeWidth={1.75} />
            </BaseSelect.Icon>
          </BaseSelect.Trigger>
          <Options options={options} />
        </BaseSelect.Root>
      )}
    </Field>
  );
}

function Options<Value extends string>({ options }: { readonly options: readonly SelectOption<Value>[] }) {
  // The library's inline style element would violate the content security policy. styles.css has the same rules.
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <BaseSelect.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-lift transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="grid cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-md py-1.5 pr-4 pl-2 text-sm text-ink outline-none select-none data-disabled:text-faint data-highlighted:bg-hover"
                >
                  <BaseSelect.ItemIndicator className="col-start-1">
                    <Check aria-hidden className="size-3.5" />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="col-start-2">{option.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </CSPProvider>
  );
}
