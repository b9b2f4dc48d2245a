type ThreadTimes = { threadCpuUsage(): { user: number; system: number } };

// The time of this thread alone: a busy machine does not count.
const cpuMs = () => {
  const { user, system } = (process as unknown as ThreadTimes).threadCpuUsage();
  return (user + system) / 1000;
};

/** Runs `work`, and returns the most milliseconds of CPU that other requests waited for it. */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  let longest = 0;
  let before = cpuMs();
  const timer = setInterval(() => {
    longest = Math.max(longest, cpuMs() - before);
    before = cpuMs();
  });
  try {
    const result = await work();
    return [result, Math.max(longest, cpuMs() - before)];
  } finally {
    clearInterval(timer);
  }
}
