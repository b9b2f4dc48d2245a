import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { asList, asListItem, Small, Stack, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { stateSentence } from '#shared/appliances/state.ts';
import { ApplianceForm } from '../../appliances/ApplianceForm.tsx';
import { applianceFieldTexts } from '../../appliances/field-texts.ts';
import { LoadedSection } from '../Section.tsx';
import { ApplianceDialog } from './ApplianceDialog.tsx';
import { applianceTexts as t } from './texts.ts';

/** The appliances of a customer. `?appliance=` opens one. */
export function CustomersAppliances({ customerId }: { customerId: string }) {
  const may = useCan();
  const reading = trpc.appliances.ofCustomer.useQuery({ customerId }, { staleTime: 0 });
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const opened = search.get('appliance');
  const open = (id: string | null) => setSearch(id ? { appliance: id } : {}, { replace: true });
  return (
    <LoadedSection
      title={t('appliances')}
      aside={
        may('orders.book') && (
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {applianceFieldTexts('add')}
          </Button>
        )
      }
      reading={reading}
      height={80}
    >
      {(appliances) => (
        <>
          {appliances.length === 0 && <p>{t('none')}</p>}
          <Stack gap="xs" renderRoot={asList}>
            {appliances.map((appliance) => (
              <Stack gap={0} key={appliance._id} renderRoot={asListItem}>
                <UnstyledButton fw={700} mih={24} onClick={() => open(appliance._id)}>
                  {appliance.name}
                </UnstyledButton>
                <Small>{[stateSentence(appliance), appliance.serial].filter(Boolean).join(' · ')}</Small>
              </Stack>
            ))}
          </Stack>
          {opened && <ApplianceDialog id={opened} close={() => open(null)} />}
          {adding && <ApplianceForm customerId={customerId} staff close={() => setAdding(false)} />}
        </>
      )}
    </LoadedSection>
  );
}
