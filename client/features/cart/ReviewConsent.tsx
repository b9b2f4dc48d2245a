import { trpc } from '#client/lib/trpc.ts';
import { TickBox } from '#client/ui/TickBox.tsx';
import { cartTexts as t } from './texts.ts';

type Props = { agreed: boolean; setAgreed: (agreed: boolean) => void };

/** Asks for consent to the mail about the repair, unless the customer has given it. */
export function ReviewConsent({ agreed, setAgreed }: Props) {
  const { data } = trpc.rights.choices.useQuery();
  if (!data || data.review) return null;
  return (
    <TickBox checked={agreed} onChange={setAgreed}>
      {t('mayAsk')}
    </TickBox>
  );
}
