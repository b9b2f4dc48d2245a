import * as schema from '#shared/keys/schema.ts';
import { messageOnly } from '#shared/primitives.ts';
import { allow, checked, router } from '../../procedures/init.ts';
import { addKey, listKeys, revokeKey } from './keys.ts';

export const keysRouter = router({
  list: allow('roles.edit')
    .output(checked(schema.keys))
    .query(({ ctx }) => listKeys(ctx.deps.db, ctx.deps)),

  add: allow('roles.edit')
    .input(schema.newKey)
    .output(checked(schema.newKeyAnswer))
    .mutation(({ ctx, input }) => addKey(ctx.deps.db, ctx.deps, ctx.user, input)),

  revoke: allow('roles.edit')
    .input(schema.keyIdInput)
    .output(checked(messageOnly))
    .mutation(({ ctx, input }) => revokeKey(ctx.deps.db, ctx.deps, ctx.user, input)),
});
