import { limits } from '@blazon/contract/limits.ts';
import { Segmented } from '../../parts/segmented.tsx';
import { t } from './text.ts';

const severalCount = limits.variants;

interface VariantCountProps {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One drawing, or several to choose from. Both count as one generation. */
export function VariantCount({ count, onChange }: VariantCountProps) {
  return (
    <Segmented
      label={t('variantCount.label')}
      value={count === 1 ? '1' : String(severalCount)}
      onChange={(value) => onChange(Number(value))}
      options={[
        { value: String(severalCount), label: t('variantCount.drawings', { count: severalCount }) },
        { value: '1', label: t('variantCount.drawings', { count: 1 }) },
      ]}
    />
  );
}
