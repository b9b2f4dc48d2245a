// What grows out of hand, as a hint in npm run check and never a failure: long files and long functions.
import { readSources } from '#server/testing/sources.ts';
import { runTool } from './run-tool.ts';

const mostLines = 160;

type Diagnostics = { diagnostics: { location: { path: string; start: { line: number } } }[] };

const longFunctions = async (): Promise<string[]> => {
  const rule = '--only=complexity/noExcessiveLinesPerFunction';
  const { output } = await runTool(
    'biome',
    ['lint', rule, '--reporter=json', '--max-diagnostics=none', '.'],
    'quietly',
  );
  const json = output.split('\n').find((line) => line.startsWith('{')) ?? '{"diagnostics":[]}';
  return (JSON.parse(json) as Diagnostics).diagnostics.map(
    ({ location }) => `${location.path}:${location.start.line}`,
  );
};

const show = (what: string, places: readonly string[]): void => {
  if (places.length > 0)
    console.log(
      `  ${what}: ${places.length} (${places.slice(0, 5).join(', ')}${places.length > 5 ? ', …' : ''})`,
    );
};

/** Prints one line for each kind of thing that deserves a look. */
export async function reportSizes(): Promise<void> {
  const sources = readSources();
  const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  const long = lengths.filter(({ lines }) => lines > mostLines).sort((a, b) => b.lines - a.lines);
  show(
    `files over ${mostLines} lines`,
    long.map(({ path, lines }) => `${path} ${lines}`),
  );
  show('functions over 40 lines', await longFunctions());
}
