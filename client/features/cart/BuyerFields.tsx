import type { FieldProps } from '#client/lib/form.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type Buyer, noBuyer, noTaxInvoice } from '#shared/bills/buyer.ts';
import { maxLength } from '#shared/limits.ts';
import { buyerTexts as t } from './buyer-texts.ts';

type Props = {
  field: (name: keyof Buyer) => FieldProps;
  values: { gstin?: string | undefined };
  set: (values: typeof noTaxInvoice) => void;
  /** Whether customers fill in the form for themselves. */
  own?: boolean;
};

/** Asks whether the customer needs a tax invoice, if the shop issues them. */
export function BuyerFields({ field, values, set, own = false }: Props) {
  const { taxInvoices } = useBusiness();
  const isHydrated = useKnownInBrowser(true);
  const wanted = typeof values.gstin === 'string';
  if (!taxInvoices || !isHydrated) return null;
  return (
    <Stack gap="sm">
      <Choice
        checked={wanted}
        onChange={({ currentTarget: { checked } }) => set(checked ? noBuyer : noTaxInvoice)}
      >
        {own ? t('needed') : t('callerNeeds')}
      </Choice>
      {wanted && <BuyerInputs field={field} own={own} />}
    </Stack>
  );
}

export function BuyerInputs({ field, own = false }: Pick<Props, 'field' | 'own'>) {
  return (
    <>
      <TextField
        label={t('gstin')}
        description={t('gstinHelp')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        {...field('gstin')}
      />
      <TextField
        label={t('billName')}
        description={t('billNameHelp')}
        maxLength={maxLength.name}
        autoComplete={own ? 'organization' : 'off'}
        {...field('billName')}
      />
      <TextField
        label={t('billAddress')}
        description={t('billAddressHelp')}
        maxLength={maxLength.address}
        autoComplete="off"
        {...field('billAddress')}
      />
    </>
  );
}
