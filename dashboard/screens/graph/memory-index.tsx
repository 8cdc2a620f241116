import { useEffect, useRef } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { Select } from '../../parts/select.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
import type { MemoryGroup } from './group-by-root.ts';
import { t } from './text.ts';

interface MemoryIndexProps {
  readonly groups: readonly MemoryGroup[];
  readonly chosen: MemoryGroup;
  readonly onChoose: (group: MemoryGroup) => void;
}

/** Lists the first prompts of a project. Choosing one shows everything that derives from it. */
export function MemoryIndex({ groups, chosen, onChoose }: MemoryIndexProps) {
  return (
    <nav
      aria-label={t('memoryIndex.firstPrompts')}
      className="w-64 shrink-0 overflow-y-auto rounded-lg border border-line bg-raised p-1"
    >
      <ul className="flex flex-col">
        {groups.map((group) => (
          <li key={getGroupKey(group)}>
            <IndexEntry group={group} isChosen={group === chosen} onChoose={() => onChoose(group)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same choice where there is no room for a list beside the graph. */
export function MemoryGroupSelect({ groups, chosen, onChoose }: MemoryIndexProps) {
  return (
    <Select
      label={t('memoryIndex.firstPrompts')}
      hideLabel
      value={getGroupKey(chosen)}
      onChange={(key) => {
        const group = groups.find((each) => getGroupKey(each) === key);
        if (group !== undefined) onChoose(group);
      }}
      options={groups.map((group) => ({ value: getGroupKey(group), label: describeGroup(group) }))}
    />
  );
}

interface IndexEntryProps {
  readonly group: MemoryGroup;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function IndexEntry({ group, isChosen, onChoose }: IndexEntryProps) {
  const [ground] = useGround();
  const { newest, nodes } = group;
  const entry = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    // A search may choose an entry that is out of sight.
    if (isChosen && !wasChosen.current) entry.current?.scrollIntoView({ block: 'nearest' });
    wasChosen.current = isChosen;
  }, [isChosen]);
  return (
    <button
      ref={entry}
      type="button"
      aria-current={isChosen}
      onClick={onChoose}
      className={joinClasses(
        'flex w-full scroll-my-1 items-center gap-3 rounded-md p-2 text-left transition-colors',
        isChosen ? 'bg-pressed' : 'hover:bg-hover',
      )}
    >
      <Ground ground={ground} className="size-12 shrink-0 rounded-md border border-line">
        <Logo brandId={newest.brand_id} ground={ground} part="mark" alt="" className="size-[76%]" />
      </Ground>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="line-clamp-2 text-xs font-medium text-ink [overflow-wrap:anywhere]">
          {describeGroup(group)}
        </span>
        <span className="text-xs text-soft">
          {t('memoryIndex.brands', { count: nodes.length })}
          {'\u00a0· '}
          <Time at={newest.created_at} />
        </span>
      </span>
    </button>
  );
}

function describeGroup({ root }: MemoryGroup): string {
  return root?.prompt ?? t('memoryIndex.neverRefined');
}

function getGroupKey({ root }: MemoryGroup): string {
  return root?.memory_id ?? 'single';
}
