// What somebody wrote at length: its first lines, so that the next step stays near, and all of it by a button.
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { useStayPut } from '#client/ui/use-stay-put.ts';
import classes from './LongText.module.css';

export function LongText({ text, describedBy }: { text: string; describedBy: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  const stayPut = useStayPut(whole);
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
          onClick={(event) => {
            // the rest is read from where it begins
            if (whole) stayPut(event);
            setWhole(!whole);
          }}
        >
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
