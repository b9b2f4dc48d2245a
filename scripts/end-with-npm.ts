// npm hands a SIGTERM on to the shell between it and us, and that dies without telling us.

const lookMs = 300;

/** Ends this process as SIGTERM would when the shell that npm started it in has gone. */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  timer.unref();
}
