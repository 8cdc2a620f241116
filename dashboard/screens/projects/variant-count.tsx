import { limits } from '@blazon/contract/limits.ts';
import { Segmented } from '../../parts/segmented.tsx';

const several = String(limits.variants);

interface VariantCountProps {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One drawing, or several to choose from. Both count as one generation. */
export function VariantCount({ count, onChange }: VariantCountProps) {
  return (
    <Segmented
      label="Drawings to choose from"
      value={count === 1 ? '1' : several}
      onChange={(value) => onChange(Number(value))}
      options={[
        { value: several, label: `${several} drawings` },
        { value: '1', label: '1 drawing' },
      ]}
    />
  );
}
