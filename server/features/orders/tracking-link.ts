// The link by which anyone who has it follows one order. Its token is the order's id, signed with the order's link version
// (platform/link-tokens.ts): counting that up revokes what was sent.
import { paths } from '#shared/paths.ts';
import type { Deps } from '../../deps.ts';

/** The address of an order's tracking page, for mails and messages. */
export const trackingLink = (
  { config, tracking }: { config: Pick<Deps['config'], 'publicUrl'> } & Pick<Deps, 'tracking'>,
  { id, link_version: linkVersion }: { id: string; link_version: number },
): string => config.publicUrl + paths.track(tracking.of({ id, linkVersion }));
