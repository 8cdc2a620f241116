import { useReactFlow } from '@xyflow/react';
import { Minus, Plus, Scan } from 'lucide-react';
import { IconButton } from '../../parts/button.tsx';
import { t } from './text.ts';

/** Zoom buttons, for people who neither scroll nor pinch. */
export function GraphControls({
  onShowAll,
  onZoom,
}: {
  readonly onShowAll: () => void;
  readonly onZoom: () => void;
}) {
  const flow = useReactFlow();
  const zoom = (change: () => unknown) => {
    onZoom();
    change();
  };
  return (
    <div className="absolute right-3 bottom-3 flex gap-0.5 rounded-md border border-line bg-raised p-0.5">
      <IconButton
        icon={Minus}
        label={t('graphControls.zoomOut')}
        onClick={() => zoom(() => flow.zoomOut())}
      />
      <IconButton icon={Plus} label={t('graphControls.zoomIn')} onClick={() => zoom(() => flow.zoomIn())} />
      <IconButton icon={Scan} label={t('graphControls.showAll')} onClick={onShowAll} />
    </div>
  );
}
