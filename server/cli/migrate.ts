import { runCommand } from './run-command.ts';

await runCommand(async (_opened, ran) => {
  console.log(ran.length > 0 ? `Migrated: ${ran.join(', ')}` : 'The database is up to date');
});
