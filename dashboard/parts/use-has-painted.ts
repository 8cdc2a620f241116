import { useEffect, useState } from 'react';

let hasPainted = false;

/** Returns false until the page has been painted once, so that slow work can wait for the first paint. */
export function useHasPainted(): boolean {
  const [isPainted, setIsPainted] = useState(hasPainted);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before its paint, and a timer set in it runs after the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        hasPainted = true;
        setIsPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
