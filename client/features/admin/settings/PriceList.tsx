import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Box, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import { kindTexts } from '#shared/estimates/texts.ts';
import { LoadedSection } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';
import { PriceDialog } from './PriceDialog.tsx';
import settingsClasses from './Settings.module.css';
import { settingsTexts } from './texts.ts';

const searchFrom = 8;

export function PriceList() {
  const list = trpc.estimates.priceList.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={settingsTexts('priceList')} reading={list} height={160}>
      {(prices) => <Prices prices={prices} />}
    </LoadedSection>
  );
}

function Prices({ prices }: { prices: readonly ListedPrice[] }) {
  const [edited, edit] = useState<ListedPrice | 'new' | null>(null);
  const [sought, seek] = useState('');
  const found = prices.filter(({ words }) => words.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Stack gap="sm">
      <Small>{t('priceListHelp')}</Small>
      {prices.length >= searchFrom && (
        <TextField
          label={t('searchPrices')}
          type="search"
          value={sought}
          onChange={(event) => seek(event.currentTarget.value)}
        />
      )}
      {prices.length === 0 ? (
        <p>{t('nothingListed')}</p>
      ) : found.length === 0 ? (
        <p role="status">{t('nothingCalled')}</p>
      ) : (
        <Stack component={asList} gap={4} aria-label={t('prices')}>
          {found.map((price) => (
            <Row key={price._id} price={price} edit={() => edit(price)} />
          ))}
        </Stack>
      )}
      <div>
        <Button variant="outline" onClick={() => edit('new')}>
          {t('addPrice')}
        </Button>
      </div>
      {edited && <PriceDialog opened={edited === 'new' ? null : edited} close={() => edit(null)} />}
    </Stack>
  );
}

function Row({ price, edit }: { price: ListedPrice; edit: () => void }) {
  const change = trpc.estimates.changePrice.useMutation();
  const { _id: id, ...seen } = price;
  const { kind, words, hsn, inUse } = seen;
  const [run, pending] = useAction(['estimates']);
  const setInUse = () => run(() => change.mutateAsync({ ...seen, id, inUse: !inUse, seen }));
  return (
    <Group component="li" justify="end" gap="0 16px">
      <Box flex="1 1 180px" miw={0}>
        <Text style={{ overflowWrap: 'anywhere' }} {...(!inUse && { c: 'dimmed' })}>
          {words}
        </Text>
        <Small>
          {[kindTexts(kind), hsn && `HSN ${hsn}`, !inUse && t('withdrawn')].filter(Boolean).join(', ')}
        </Small>
      </Box>
      <Money rupees={price.price} />
      <Group gap="xs" className={settingsClasses.actions ?? ''}>
        {inUse && (
          <Button variant="quiet" onClick={edit} aria-label={t('changeOf', { name: words })}>
            {t('change')}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => void setInUse()}
          pending={pending}
          aria-label={t(inUse ? 'withdrawPriceOf' : 'useAgainOf', { name: words })}
        >
          {inUse ? t('withdrawPrice') : t('useAgain')}
        </Button>
      </Group>
    </Group>
  );
}
