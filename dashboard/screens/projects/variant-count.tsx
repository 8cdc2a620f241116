import { limits } from '@blazon/contract/limits.ts';
import { Segmented } from '../../parts/segmented.tsx';
import { t } from './text.ts';

const maxVariants = limits.variants;

interface VariantCountProps {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One drawing, or several to choose from. Both count as one generation. */
export function VariantCount({ count, onChange }: VariantCountProps) {
  return (
    <Segmented
      label={t('variantCount.label')}
      value={count === 1 ? '1' : String(maxVariants)}
      onChange={(value) => onChange(Number(value))}
      options={[
        { value: String(maxVariants), label: t('variantCount.drawings', { count: maxVariants }) },
        { value: '1', label: t('variantCount.drawings', { count: 1 }) },
      ]}
    />
  );
}
