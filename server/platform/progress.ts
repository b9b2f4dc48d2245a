/**
 * Reports the progress of long work: its name and how many of its parts are done. The work ends when `done`
 * equals `total`.
 */
export type Progress = (work: string, done: number, total: number) => void;

type Screen = { write(text: string): unknown; isTTY?: boolean };

const quietMs = 1_000;
const linePauseMs = 5_000;
const screenPauseMs = 500;

const sayDuration = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

function describe(work: string, done: number, total: number, elapsedMs: number): string {
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  if (percent < 1) return `${work}: ${sayDuration(elapsedMs)} so far`;
  return `${work}: ${percent} %, about ${sayDuration((elapsedMs * (total - done)) / done)} left`;
}

/**
 * Shows the progress of work that takes longer than a second. A terminal gets one line that changes, a log
 * gets a line every 5 s. `end` stops it when the work fails.
 */
export function showProgress(screen: Screen): { report: Progress; end(): void } {
  let current: { work: string; beganAt: number; done: number; total: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isShown = false;
  const show = (text: string, isLast: boolean) => {
    isShown = true;
    screen.write(screen.isTTY ? `\r\x1b[K${text}${isLast ? '\n' : ''}` : `${text}\n`);
  };
  const tick = () => {
    if (!current) return;
    show(describe(current.work, current.done, current.total, performance.now() - current.beganAt), false);
    timer = setTimeout(tick, screen.isTTY ? screenPauseMs : linePauseMs).unref();
  };
  const end = () => {
    clearTimeout(timer);
    if (isShown && current && screen.isTTY) screen.write('\n');
    current = undefined;
    isShown = false;
  };
  const report: Progress = (work, done, total) => {
    if (current && current.work !== work) end();
    if (!current && done >= total) return;
    if (!current) timer = setTimeout(tick, quietMs).unref();
    current = { work, done, total, beganAt: current?.beganAt ?? performance.now() };
    if (done < total) return;
    if (isShown) show(`${work}: done in ${sayDuration(performance.now() - current.beganAt)}`, true);
    current = undefined;
    end();
  };
  return { report, end };
}
