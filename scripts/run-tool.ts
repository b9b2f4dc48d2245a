import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const path = [`${root}node_modules/.bin`, process.env.PATH].join(delimiter);

type Ended = { code: number; output: string };

/**
 * Runs a command-line tool in the project's folder. The mode 'quietly' returns the tool's output instead of
 * showing it.
 */
export function runTool(name: string, args: readonly string[], how: 'shown' | 'quietly'): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: how === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (bytes) => {
      output += bytes;
    });
    child.stderr?.on('data', (bytes) => {
      output += bytes;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
