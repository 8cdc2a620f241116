import { useState } from 'react';
import { Ground, type GroundName, Logo } from '../brands/logo.tsx';
import { t } from './text.ts';

interface StageProps {
  /** Absent while the brand is being drawn. */
  readonly drawing?: { readonly brandId: string; readonly title: string };
  readonly onPainted?: () => void;
}

/** The drawing on both backgrounds. A placeholder covers them until the picture is on the screen. */
export function Stage({ drawing, onPainted }: StageProps) {
  return (
    <div className="grid grid-cols-2 content-start overflow-hidden rounded-lg">
      <StageHalf ground="light" drawing={drawing} onPainted={onPainted} />
      <StageHalf ground="dark" drawing={drawing} onPainted={undefined} />
    </div>
  );
}

interface HalfProps {
  readonly ground: GroundName;
  readonly drawing: StageProps['drawing'];
  readonly onPainted: (() => void) | undefined;
}

const halfClasses = 'relative aspect-[5/4] sm:aspect-[16/10]';

function StageHalf({ ground, drawing, onPainted }: HalfProps) {
  const [painted, setPainted] = useState<string>();
  // Without the ground, whose light edge would show around the placeholder in the dark theme.
  if (drawing === undefined)
    return (
      <div className={halfClasses}>
        <PendingLogo />
      </div>
    );
  return (
    <Ground ground={ground} className={halfClasses}>
      {painted !== drawing.brandId && <PendingLogo />}
      <Logo
        brandId={drawing.brandId}
        ground={ground}
        alt={ground === 'light' ? t('jobResult.logo', { title: drawing.title }) : ''}
        className="h-[72%] w-[80%]"
        eager
        onLoad={() => {
          setPainted(drawing.brandId);
          onPainted?.();
        }}
      />
    </Ground>
  );
}

/** A symbol beside a name and a line below it, in grey. */
function PendingLogo() {
  return (
    <span aria-hidden className="absolute inset-0 flex items-center justify-center bg-hover">
      <span className="flex w-3/5 animate-pulse items-center gap-[6%]">
        <span className="aspect-square w-1/3 shrink-0 rounded-md bg-pressed" />
        <span className="flex flex-1 flex-col gap-2 sm:gap-3">
          <span className="h-4 w-full rounded-sm bg-pressed sm:h-6" />
          <span className="h-2 w-3/5 rounded-sm bg-pressed sm:h-3" />
        </span>
      </span>
    </span>
  );
}
