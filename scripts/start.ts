import { ensureBuilt } from './built.ts';
import { endWithNpm } from './end-with-npm.ts';

endWithNpm();
try {
  await ensureBuilt();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('#server/main.ts');
