import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { showToast } from '../parts/toast.tsx';
import { t } from './text.ts';

export interface LoadedMenuProps {
  readonly trigger: ReactElement;
  readonly defaultOpen: boolean;
}

interface DeferredMenuProps {
  /** The button of the menu, before and after the menu has loaded. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** Declared at the top level of a module, so that it stays the same function. */
  readonly load: () => Promise<ComponentType<LoadedMenuProps>>;
}

/** After the first screen is drawn, also on a slow device. */
const quietMilliseconds = 4_000;

/**
 * A menu of the frame. The library of menus is a quarter of the first screen's script, and nobody needs it to read: it
 * loads when somebody reaches for the menu, or once the page has come to rest.
 */
export function DeferredMenu({ trigger, load }: DeferredMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedMenuProps>>();
  const place = useRef<HTMLSpanElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const start = async (isPressed: boolean) => {
    if (Loaded !== undefined) return;
    if (isPressed) setWasPressed(true);
    try {
      const component = await load();
      setHadFocus(place.current?.contains(document.activeElement) === true);
      setLoaded(() => component);
    } catch {
      // Unasked it fails silently, and loads again when somebody reaches for it.
      if (isPressed) showToast('danger', t('deferredMenu.notLoaded'));
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [load]);
  // The button is another element now: whoever had reached it by keyboard stays there.
  useLayoutEffect(() => {
    if (Loaded !== undefined && hadFocus && !wasPressed) place.current?.querySelector('button')?.focus();
  }, [Loaded, hadFocus, wasPressed]);
  return (
    <span
      ref={place}
      role="presentation"
      className="contents"
      onPointerEnter={() => void start(false)}
      onFocus={() => void start(false)}
      onPointerDown={({ pointerType, button }) => pointerType === 'mouse' && button === 0 && void start(true)}
      onClick={() => void start(true)}
    >
      {Loaded === undefined ? (
        cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false })
      ) : (
        <Loaded trigger={trigger} defaultOpen={wasPressed} />
      )}
    </span>
  );
}
