import type { Node, NodeProps } from '@xyflow/react';
import { memo, use } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { Ground, Logo } from '../brands/logo.tsx';
import { GraphContext } from './graph-context.ts';

export type BrandNodeData = { readonly brandId: string; readonly prompt: string };

/** A brand in the graph: its drawing and its prompt. */
export const BrandNode = memo(function BrandNode({ id, data }: NodeProps<Node<BrandNodeData>>) {
  const { active, found, ground, detail, onKeyDown } = use(GraphContext);
  const isSmall = detail === 'block' || detail === 'symbol';
  const hasCaption = detail === 'prompt';
  const isFound = id === found;
  return (
    <button
      type="button"
      id={`node-${id}`}
      tabIndex={id === active ? 0 : -1}
      aria-label={data.prompt}
      title={data.prompt}
      onKeyDown={(event) => onKeyDown(event, id)}
      className={joinClasses(
        'flex min-h-full w-full flex-col gap-2 rounded-lg text-left focus-visible:outline-offset-4',
        // Its whole prompt is shown, which may reach over the node below.
        isFound && 'found bg-page',
      )}
    >
      <Ground ground={ground} className="tile h-35 w-full shrink-0 rounded-lg">
        <Logo
          brandId={data.brandId}
          ground={ground}
          part={isSmall ? 'mark' : 'logo'}
          alt=""
          className={isSmall ? 'h-[84%] w-[84%]' : 'h-[80%] w-[86%]'}
        />
      </Ground>
      {/* Other brands have no caption this far out, but what was searched for is always named. */}
      {isFound && !hasCaption && <span className="caption found-caption">{data.prompt}</span>}
      {hasCaption && (
        <span
          className={joinClasses(
            'caption shrink-0 px-1 [overflow-wrap:anywhere]',
            isFound ? 'font-medium text-ink' : 'line-clamp-2 text-soft',
          )}
        >
          {data.prompt}
        </span>
      )}
    </button>
  );
});
