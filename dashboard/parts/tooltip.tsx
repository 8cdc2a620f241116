import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TooltipProps {
  readonly text: ReactNode;
  readonly children: ReactElement;
}

interface TooltipPosition {
  readonly left: number;
  readonly top: number;
  readonly isAbove: boolean;
}

const delayMilliseconds = 400;
const gap = 6;

/**
 * Shows a short hint on hover and focus. Escape hides the hint, and the pointer may move onto it. The same
 * information must also be available elsewhere. Every screen loads this component, so it is our own: the library's
 * tooltip is ten times as large, and sign-in uses no other part of that library.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [position, setPosition] = useState<TooltipPosition>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setPosition(undefined);
  };
  const showAfter = (milliseconds: number, around: Element) => {
    clearTimeout(timer.current);
    const target = around.firstElementChild;
    if (target !== null) timer.current = setTimeout(() => setPosition(placeAround(target)), milliseconds);
  };
  return (
    <span
      role="presentation"
      className="contents"
      onPointerEnter={(event) =>
        event.pointerType !== 'touch' && showAfter(delayMilliseconds, event.currentTarget)
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showAfter(0, event.currentTarget)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {position !== undefined && <TooltipText id={id} text={text} position={position} />}
    </span>
  );
}

/** Uses the browser's top layer, so that nothing covers or clips the hint, even inside a dialog. */
function TooltipText({
  id,
  text,
  position,
}: Pick<TooltipProps, 'text'> & { readonly id: string; readonly position: TooltipPosition }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const popup = element.current;
    if (popup === null) return;
    popup.showPopover();
    const { left, right } = popup.getBoundingClientRect();
    setShift(Math.max(8 - left, 0) + Math.min(window.innerWidth - 8 - right, 0));
  }, []);
  return (
    <span
      ref={element}
      id={id}
      role="tooltip"
      popover="manual"
      style={{ left: position.left + shift, top: position.top }}
      className={`pointer-events-auto fixed inset-auto m-0 w-max max-w-72 -translate-x-1/2 rounded-md bg-solid px-2 py-1 text-xs font-normal text-on-solid ${position.isAbove ? '-translate-y-full' : ''}`}
    >
      {text}
    </span>
  );
}

/** Places the hint above the target, or below if there is no room. */
function placeAround(target: Element): TooltipPosition {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const isAbove = top > 48;
  return { left: left + width / 2, top: isAbove ? top - gap : bottom + gap, isAbove };
}
