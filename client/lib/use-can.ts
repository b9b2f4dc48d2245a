import { can, type Permission } from '#shared/permissions.ts';
import { useCurrentUser } from './session.ts';

/** Screens hide what the user's role may not do. The server checks it again. True until the user is known. */
export function useCan(): (permission: Permission) => boolean {
  const { user } = useCurrentUser();
  return (permission) => user === null || can(user.role, permission);
}
