import { runCommand } from './run-command.ts';

await runCommand(async (_opened, migrations) => {
  console.log(migrations.length > 0 ? `Migrated: ${migrations.join(', ')}` : 'The database is up to date');
});
