import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { cartTexts as t } from './texts.ts';

type Props = { agreed: boolean; setAgreed: (agreed: boolean) => void };

/** Asks for consent to the mail about the repair, unless the customer has given it. */
export function ReviewConsent({ agreed, setAgreed }: Props) {
  const { data } = trpc.rights.choices.useQuery();
  if (!data || data.review) return null;
  return (
    <Choice checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)}>
      {t('mayAsk')}
    </Choice>
  );
}
