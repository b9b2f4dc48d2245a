// npm run migrate: brings the database to the newest migration. `npm start` does the same by itself.
import { runCommand } from './run-command.ts';

await runCommand(async (_opened, ran) => {
  console.log(ran.length > 0 ? `Migrated: ${ran.join(', ')}` : 'The database is up to date');
});
