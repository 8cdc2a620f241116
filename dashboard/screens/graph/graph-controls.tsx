import { type Rect, useReactFlow } from '@xyflow/react';
import { Minus, Plus, Scan } from 'lucide-react';
import { IconButton } from '../../parts/button.tsx';
import { t } from './text.ts';

/** Options that fit the whole graph into view, with padding. */
export const fitViewOptions = { padding: 0.12 } as const;

/** Zoom buttons, for people who neither scroll nor pinch. */
export function GraphControls({ area }: { readonly area: Rect }) {
  const flow = useReactFlow();
  return (
    <div className="absolute right-3 bottom-3 flex gap-0.5 rounded-md border border-line bg-raised p-0.5">
      <IconButton icon={Minus} label={t('graphControls.zoomOut')} onClick={() => void flow.zoomOut()} />
      <IconButton icon={Plus} label={t('graphControls.zoomIn')} onClick={() => void flow.zoomIn()} />
      <IconButton
        icon={Scan}
        label={t('graphControls.showAll')}
        onClick={() => void flow.fitBounds(area, fitViewOptions)}
      />
    </div>
  );
}
