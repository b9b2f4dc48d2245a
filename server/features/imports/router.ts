import * as schema from '#shared/imports/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import { undoImport } from './commands.ts';
import { listImports } from './queries.ts';

export const importsRouter = router({
  list: allow('imports.edit').query(run(listImports)),
  undo: allow('imports.edit').input(schema.undoImportInput).mutation(run(undoImport)),
});
