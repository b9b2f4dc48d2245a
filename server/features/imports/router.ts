import * as schema from '#shared/imports/schema.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { undoImport } from './commands.ts';
import { listImports } from './queries.ts';

export const importsRouter = router({
  list: allow('imports.edit')
    .output(checked(schema.importList))
    .query(({ ctx }) => listImports(ctx.deps.db, ctx.deps)),

  undo: allow('imports.edit')
    .input(schema.undoImportInput)
    .output(checked(schema.undoImportAnswer))
    .mutation(({ ctx, input }) => undoImport(ctx.deps.db, ctx.deps, ctx.user, input.id)),
});
