// npm run bench -- --waits measures what others wait for while the shop works on something large, and whether an
// answer's time tells secrets. Prints the figures with their goals.
import { csvOf, importForm } from '#server/testing/sheets.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const owner = { email: 'admin@example.com', password: 'demo-admin' };

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function send(
  address: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
) {
  const began = performance.now();
  const answer = await fetch(address, { method: 'POST', headers, body });
  const text = await answer.text();
  return { ms: performance.now() - began, status: answer.status, text };
}
const json = { 'content-type': 'application/json' };

/** The longest that /healthz takes while `work` runs. */
async function longestWait(
  url: string,
  work: () => Promise<{ status: number; text: string }>,
): Promise<number> {
  let longest = 0;
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
  }
  const { status, text } = await working;
  // The shop gave the work up after its deadline.
  if (status === 503) return Number.POSITIVE_INFINITY;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return longest;
}

/** The median time for an unknown email, in per cent of that for a known one. */
async function unknownToKnown(url: string, path: string, body: object): Promise<number> {
  const timesOf = async (email: string) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push((await send(url + path, JSON.stringify({ ...body, email }), json)).ms);
    return middle(times);
  };
  return (100 * (await timesOf('nobody@example.com'))) / (await timesOf('asha@example.com'));
}

const bankLines = Array.from({ length: 19_000 }, (_, at) => [
  '20/11/26',
  '399',
  `${632500000000 + at}`,
  `UPI ORDER${at + 50_000}`,
]);
const wrongRows = Array.from({ length: 4_900 }, () => [
  'y',
  'Asha Patil',
  'Oven Repair',
  'x',
  'z',
  'n'.repeat(500),
]);

/** Prints the figures of the demo shop. The exit code is 1 if a figure is above its goal. */
export async function printWaits(url: string): Promise<void> {
  const signedIn = await send(`${url}/api/signin`, JSON.stringify(owner), json);
  const as = { authorization: `Bearer ${(JSON.parse(signedIn.text) as { data: string }).data}` };
  const bankFile = csvOf([['Txn Date', 'Credit', 'UTR', 'Narration'], ...bankLines]).toString('base64');
  const past = importForm(
    'orders',
    csvOf([['Date', 'Full Name', 'Service', 'Amount', 'Mobile', 'Note'], ...wrongRows]),
    {
      dryRun: true,
    },
  );
  const works: [string, number, () => Promise<number>][] = [
    [
      'others wait for a bank file, ms',
      100,
      () =>
        longestWait(url, () =>
          send(`${url}/trpc/bills.planBankFile`, JSON.stringify({ fileName: 'bank.csv', file: bankFile }), {
            ...json,
            ...as,
          }),
        ),
    ],
    [
      'others wait for an import, ms',
      100,
      () =>
        longestWait(url, () =>
          send(`${url}/api/import`, new Uint8Array(past.body), { ...past.headers, ...as }),
        ),
    ],
    [
      'sign-in, unknown to known, %',
      130,
      () => unknownToKnown(url, '/api/signin', { password: 'a-wrong-guess' }),
    ],
    ['reset link, unknown to known, %', 130, () => unknownToKnown(url, '/api/forgot-password', {})],
  ];
  for (const [name, goal, measure] of works) {
    const figure = await measure();
    if (figure > goal) process.exitCode = 1;
    console.log(`${name.padEnd(36)}${figure.toFixed(0).padStart(6)} (${goal})${figure > goal ? '!' : ''}`);
  }
}
