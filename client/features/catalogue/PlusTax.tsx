// What comes on top of a charge where the shop's prices leave the tax out: nobody is to be surprised by the bill.
import { trpc } from '#client/lib/trpc.ts';

/** ' plus 18 % GST' behind a charge or a total; nothing where prices include the tax. */
export function PlusTax() {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const percent = business.data?.taxOnTop;
  return percent ? <span>{` plus ${percent} % GST`}</span> : null;
}
