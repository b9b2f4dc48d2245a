import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Paper, SimpleGrid, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { lineForm } from '#shared/estimates/forms.ts';
import type { EstimateLine, ListedPrice } from '#shared/estimates/schema.ts';
import { maxLength, maxLinePieces } from '#shared/limits.ts';
import { KindField } from './KindField.tsx';
import { estimateTexts as t } from './texts.ts';

const maxSuggestions = 5;

type Props = {
  line: EstimateLine | null;
  prices: readonly ListedPrice[];
  pending: boolean;
  save: (line: EstimateLine) => void;
  close: () => void;
};

const found = (prices: readonly ListedPrice[], sought: string) => {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return prices
    .filter((price) => words.every((word) => price.words.toLowerCase().includes(word)))
    .slice(0, maxSuggestions);
};

export function LineDialog({ line, prices, pending, save, close }: Props) {
  const form = useShopForm({
    schema: lineForm,
    initialValues: {
      kind: line?.kind ?? 'part',
      words: line?.words ?? '',
      quantity: String(line?.quantity ?? 1),
      price: line ? String(line.price) : '',
      hsn: line?.hsn ?? '',
    },
  });
  const { words, quantity } = form.values;
  const offered = found(prices, words).filter((price) => price.words !== words);
  const choose = ({ kind, words, price, hsn }: ListedPrice) =>
    form.setValues({ kind, words, price: String(price), hsn });
  const step = (by: number) =>
    form.setFieldValue(
      'quantity',
      String(Math.min(Math.max((Number.parseInt(quantity, 10) || 0) + by, 1), maxLinePieces)),
    );
  return (
    <FormDialog
      title={line ? t('changeLine') : t('addLine')}
      yes={line ? t('save') : t('add')}
      close={close}
      form={form}
      pending={pending}
      onSubmit={form.submit(async (filled) => save(filled))}
    >
      <TextField
        label={t('whatItIs')}
        maxLength={maxLength.address}
        autoComplete="off"
        data-autofocus
        {...form.field('words')}
      />
      {offered.length > 0 && (
        <Paper component="ul" withBorder mt={-8} aria-label={t('fromList')}>
          {offered.map((price) => (
            <li key={price._id}>
              <Group
                component={UnstyledButton}
                justify="space-between"
                wrap="nowrap"
                w="100%"
                mih={44}
                px="sm"
                py={6}
                onClick={() => choose(price)}
              >
                {price.words}
                <Money rupees={price.price} />
              </Group>
            </li>
          ))}
        </Paper>
      )}
      <KindField value={form.values.kind} onChange={(kind) => form.setFieldValue('kind', kind)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={14} style={{ alignItems: 'start' }}>
        <TextField label={t('priceOfOne')} inputMode="decimal" {...form.field('price')} />
        <Group wrap="nowrap" align="flex-end" gap="xs">
          <Button variant="outline" aria-label={t('decrease')} onClick={() => step(-1)}>
            −
          </Button>
          <TextField label={t('quantity')} flex={1} inputMode="numeric" {...form.field('quantity')} />
          <Button variant="outline" aria-label={t('increase')} onClick={() => step(1)}>
            +
          </Button>
        </Group>
      </SimpleGrid>
    </FormDialog>
  );
}
