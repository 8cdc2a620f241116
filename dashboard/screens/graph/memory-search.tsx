import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { type FocusEvent, useState } from 'react';
import { Input } from '../../parts/field.tsx';
import { findByPrompt } from './find-by-prompt.ts';
import { t } from './text.ts';

interface MemorySearchProps {
  readonly nodes: readonly GraphNode[];
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Shows a brand in the graph. Undefined in the list, which shows only what is found. */
  readonly onFind: ((memoryId: string) => void) | undefined;
}

type FormControl = HTMLInputElement | HTMLButtonElement;

const maxResults = 6;

/** Finds a brand by the words of its prompt. */
export function MemorySearch({ nodes, text, onChange, onFind }: MemorySearchProps) {
  const [isFocused, setFocused] = useState(false);
  const isOpen = isFocused && onFind !== undefined && text.trim() !== '';
  const found = isOpen ? findByPrompt(nodes, text) : [];
  const find = (node: GraphNode | undefined) => {
    if (node === undefined || onFind === undefined) return;
    onChange('');
    onFind(node.memory_id);
  };
  const onBlur = ({ currentTarget: { form }, relatedTarget }: FocusEvent<FormControl>) => {
    if (form?.contains(relatedTarget) !== true) setFocused(false);
  };
  return (
    <form
      role="search"
      className="relative w-full sm:w-56"
      onSubmit={(event) => {
        event.preventDefault();
        find(found[0]);
      }}
    >
      <Input
        label={t('memorySearch.findABrand')}
        hideLabel
        type="search"
        placeholder={t('memorySearch.findABrand')}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={() => setFocused(true)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {isOpen && <Results found={found} onFind={find} onBlur={onBlur} />}
    </form>
  );
}

interface ResultsProps {
  readonly found: readonly GraphNode[];
  readonly onFind: (node: GraphNode) => void;
  readonly onBlur: (event: FocusEvent<FormControl>) => void;
}

function Results({ found, onFind, onBlur }: ResultsProps) {
  return (
    <div className="absolute top-full right-0 z-10 mt-1 w-full rounded-lg border border-line bg-raised p-1 text-sm shadow-lift sm:w-80">
      {found.length === 0 && (
        <p role="status" className="px-2.5 py-1.5 text-soft">
          {t('memorySearch.noBrand')}
        </p>
      )}
      <ul aria-label={t('memorySearch.found')}>
        {found.slice(0, maxResults).map((node) => (
          <li key={node.memory_id}>
            <button
              type="button"
              onClick={() => onFind(node)}
              onBlur={onBlur}
              className="w-full truncate rounded-md px-2.5 py-1.5 text-left text-ink hover:bg-hover"
            >
              {node.prompt}
            </button>
          </li>
        ))}
      </ul>
      {found.length > maxResults && (
        <p className="px-2.5 py-1.5 text-xs text-faint">
          {t('memorySearch.more', { count: found.length - maxResults })}
        </p>
      )}
    </div>
  );
}
