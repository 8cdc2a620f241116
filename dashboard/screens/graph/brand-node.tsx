import type { Node, NodeProps } from '@xyflow/react';
import { memo, use } from 'react';
import { Ground, Logo } from '../brands/logo.tsx';
import { GraphContext } from './graph-context.ts';

export type BrandNodeData = { readonly brandId: string; readonly prompt: string };

export const nodeSizes = { width: 208, height: 188, across: 64, down: 24, apart: 72 } as const;
/** The height of the drawing. The prompt has the rest of the node's height. */
export const pictureHeight = 140;

/** A brand in the graph: its drawing and its prompt. */
export const BrandNode = memo(function BrandNode({ id, data }: NodeProps<Node<BrandNodeData>>) {
  const { active, ground, onKeyDown } = use(GraphContext);
  return (
    <button
      type="button"
      id={`node-${id}`}
      tabIndex={id === active ? 0 : -1}
      aria-label={data.prompt}
      onKeyDown={(event) => onKeyDown(event, id)}
      className="flex h-full w-full flex-col gap-2 rounded-lg text-left focus-visible:outline-offset-4"
    >
      <Ground ground={ground} className="h-35 w-full shrink-0 rounded-lg">
        <Logo brandId={data.brandId} ground={ground} alt="" className="h-[80%] w-[86%]" />
      </Ground>
      <span className="line-clamp-2 px-1 text-xs text-soft [overflow-wrap:anywhere]">{data.prompt}</span>
    </button>
  );
});
