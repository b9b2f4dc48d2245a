// Loaded before every command: the code is TypeScript, which an older Node cannot run. Plain JavaScript for that.
import { existsSync } from 'node:fs';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node 24 is needed, this is ${process.version}: 'npm ci' brings it along for the npm commands (without --omit=optional), or install it from https://nodejs.org`,
  );
  process.exit(1);
}
if (!existsSync(new URL('../node_modules/', import.meta.url))) {
  console.error('The packages are not installed: npm ci');
  process.exit(1);
}
