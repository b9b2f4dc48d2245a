// The browser takes a step back in its own time, after the script that asked for it. A link that is followed meanwhile waits:
// the step would take the reader away again from the page that the link led to.
import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';

type Navigate = (to: number | To | null, options?: RouterNavigateOptions) => Promise<void>;

/** A step that has not come by then leads nowhere; no link may wait for it. */
const longestStepMs = 1000;

/** From now on this router's navigation waits for a step in the history that was asked for before. */
export function keepStepsInTurn(router: DataRouter): void {
  const navigate = router.navigate as Navigate;
  let step: Promise<unknown> | null = null;

  const takeStep = (delta: number) => {
    const taken = navigate(delta);
    const over = new Promise<void>((resolve) => setTimeout(resolve, longestStepMs));
    const now = Promise.race([taken, over]).finally(() => {
      if (step === now) step = null;
    });
    step = now;
    return now;
  };
  const go: Navigate = (to, options) => {
    if (typeof to === 'number') return takeStep(to);
    return step ? step.then(() => navigate(to, options)) : navigate(to, options);
  };
  router.navigate = go;
}
