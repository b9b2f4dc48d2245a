import * as schema from '#shared/keys/schema.ts';
import { allow, router, run } from '../../procedures/init.ts';
import { addKey, listKeys, revokeKey } from './keys.ts';

export const keysRouter = router({
  list: allow('roles.edit').query(run(listKeys)),
  add: allow('roles.edit').input(schema.newKey).mutation(run(addKey)),
  revoke: allow('roles.edit').input(schema.keyIdInput).mutation(run(revokeKey)),
});
