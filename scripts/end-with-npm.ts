// npm sends SIGTERM to the shell between npm and this process. The shell exits without passing the signal on.

const lookMs = 300;

/** Ends this process with SIGTERM when npm's shell has exited. */
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
