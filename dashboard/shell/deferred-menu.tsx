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

/** How long to wait before the preload. By then the first screen has been painted, even on a slow device. */
const preloadDelayMilliseconds = 4_000;

/**
 * A menu that loads on demand. The menu library would be a quarter of the first screen's script, so it loads when
 * the pointer or the focus reaches the button, or some seconds after the first paint.
 */
export function DeferredMenu({ trigger, load }: DeferredMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedMenuProps>>();
  const wrapper = useRef<HTMLSpanElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const start = async (isPressed: boolean) => {
    if (Loaded !== undefined) return;
    if (isPressed) setWasPressed(true);
    try {
      const component = await load();
      setHadFocus(wrapper.current?.contains(document.activeElement) === true);
      setLoaded(() => component);
    } catch {
      // A failed preload stays silent: the next pointer or focus event loads the menu again.
      if (isPressed) showToast('danger', t('deferredMenu.notLoaded'));
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), preloadDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [load]);
  // The loaded menu replaces the button element, so the focus moves to the new one.
  useLayoutEffect(() => {
    if (Loaded !== undefined && hadFocus && !wasPressed) wrapper.current?.querySelector('button')?.focus();
  }, [Loaded, hadFocus, wasPressed]);
  return (
    <span
      ref={wrapper}
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
