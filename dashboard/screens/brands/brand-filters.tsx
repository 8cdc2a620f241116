import type { BrandSort } from '@blazon/contract/console/brands.ts';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { type BrandSearch, readBrandSearch, sortOrders } from './brand-search.ts';
import { t } from './text.ts';

const sortLabels: Readonly<Record<BrandSort, string>> = {
  newest: t('brandFilters.newestFirst'),
  oldest: t('brandFilters.oldestFirst'),
  name: t('brandFilters.name'),
};

const typingPauseMilliseconds = 250;

interface BrandFiltersProps {
  readonly value: BrandSearch;
  readonly onChange: (next: BrandSearch) => void;
}

export function BrandFilters({ value, onChange }: BrandFiltersProps) {
  const [text, setText] = useState(value.search ?? '');
  const { search = '', favourites, sort = 'newest' } = value;
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(
      () => onChange(readBrandSearch({ ...value, search: text.trim() })),
      typingPauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, search, value, onChange]);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Input
        label={t('brandFilters.searchBrands')}
        hideLabel
        type="search"
        placeholder={t('brandFilters.searchNamesAndPrompts')}
        className="min-w-48 flex-1 sm:max-w-72"
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        label={t('brandFilters.sort')}
        hideLabel
        className="w-40"
        value={sort}
        options={sortOrders.map((one) => ({ value: one, label: sortLabels[one] }))}
        onChange={(next) => onChange(readBrandSearch({ ...value, sort: next }))}
      />
      <Button
        icon={Star}
        aria-pressed={favourites === true}
        className="aria-pressed:bg-pressed"
        onClick={() =>
          onChange(readBrandSearch({ ...value, favourites: favourites === true ? undefined : true }))
        }
      >
        {t('brandFilters.favourites')}
      </Button>
    </div>
  );
}
