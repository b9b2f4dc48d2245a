// What somebody wrote at length: its first lines, so that the next step stays near, and all of it by a button.
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/Button.tsx';
import classes from './LongText.module.css';

export function LongText({ text, describedBy }: { text: string; describedBy: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit, and so may the same one on a turned phone
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || whole) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, whole]);
  return (
    <div className={classes.place}>
      <p ref={words} className={whole ? undefined : classes.firstLines}>
        {text}
      </p>
      {isCut && (
        <Button
          variant="quiet"
          className={classes.button}
          aria-expanded={whole}
          aria-describedby={describedBy}
          onClick={({ currentTarget }) => {
            flushSync(() => setWhole(!whole));
            // it has gone up with the end of the text
            if (whole) currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
