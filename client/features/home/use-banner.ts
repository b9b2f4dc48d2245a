// The banner's clock: the next slide every 5 seconds, unless the reader holds it or asks for no motion.
import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { timings } from '#shared/business.ts';

/** A shorter move of the finger is a tap. */
const swipePixels = 40;

/** `slides` is how many there are. */
export function useBanner(slides: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const moves = !paused && !pointed && !focused && !still;

  const show = (slide: number) => setCurrent((slide + slides) % slides);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, however it came, gets its 5 seconds
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setCurrent((slide) => (slide + 1) % slides), timings.bannerMs);
    return () => clearTimeout(timer);
  }, [moves, slides, current]);

  const frame = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = pressedAt.current;
      pressedAt.current = null;
      if (!start) return;
      const across = clientX - start.x;
      if (Math.abs(across) < swipePixels || Math.abs(across) < Math.abs(clientY - start.y)) return;
      show(current + (across < 0 ? 1 : -1));
    },
  };
  return { current, show, paused, setPaused, still, frame };
}
