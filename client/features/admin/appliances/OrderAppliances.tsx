import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '#client/lib/session.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { asList, Flex, Group, Small, Stack, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { kindOfService } from '#shared/appliances/kinds.ts';
import { stateSentence } from '#shared/appliances/state.ts';
import { paths } from '#shared/paths.ts';
import { ApplianceForm } from '../../appliances/ApplianceForm.tsx';
import { applianceFieldTexts } from '../../appliances/field-texts.ts';
import { AskedButton } from '../AskedButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { ApplianceDialog } from './ApplianceDialog.tsx';
import { applianceTexts as t } from './texts.ts';

type Order = Answer['orders']['one'];
type Line = Order['products'][number];

const changed = ['orders', 'appliances', 'backoffice'] as const;

/** Which appliances an order is about, whether one came back, and the sticker that it was booked from. */
export function OrderAppliances({ order }: { order: Order }) {
  const may = useCan();
  const move = trpc.appliances.moveToBuyer.useMutation();
  const { scanned, cameBackOf } = order;
  const named = order.products.some(({ appliances }) => appliances);
  if (!named && !scanned && !may('orders.book')) return null;
  return (
    <Flex component="section" direction="column" gap={4} aria-label={t('appliances')}>
      {order.products.map((line) => (
        <NamedLine key={line.productId} order={order} line={line} />
      ))}
      {cameBackOf && (
        <Notice kind="note">
          <Link to={paths.admin.order(cameBackOf._id)}>
            {t('cameBackOf', { number: cameBackOf.orderNumber })}
          </Link>
        </Notice>
      )}
      {scanned && <p>{t(scanned.isOthers ? 'scanned' : 'scannedOwn', scanned)}</p>}
      {scanned?.isOthers && may('orders.book') && (
        <AskedButton
          variant="outline"
          question={t('soldOn')}
          help={t('soldOnHelp')}
          yes={t('move')}
          changed={changed}
          send={() => move.mutateAsync({ orderId: order._id })}
        >
          {t('soldOn')}
        </AskedButton>
      )}
    </Flex>
  );
}

function NamedLine({ order, line }: { order: Order; line: Line }) {
  const may = useCan();
  const [dialog, setDialog] = useState<'which' | { opened: string } | null>(null);
  const set = trpc.appliances.setOnOrder.useMutation();
  const [run, pending] = useAction(changed);
  const named = line.appliances ?? [];
  const ids = named.flatMap(({ _id }) => _id ?? []);
  const write = (applianceIds: string[]) =>
    void run(
      () => set.mutateAsync({ orderId: order._id, productId: line.productId, applianceIds }),
      () => setDialog(null),
    );
  const close = () => setDialog(null);
  return (
    <>
      {named.map(({ _id: id, name }) => (
        <Group key={id ?? name} gap="xs" wrap="nowrap">
          {id ? (
            <UnstyledButton fw={700} mih={24} onClick={() => setDialog({ opened: id })}>
              {name}
            </UnstyledButton>
          ) : (
            <Text span>{name}</Text>
          )}
          {id && may('orders.book') && (
            <IconButton
              icon="close"
              label={t('removeNamed', { name })}
              off={pending}
              onClick={() => write(ids.filter((other) => other !== id))}
            />
          )}
        </Group>
      ))}
      {named.length < line.quantity && may('orders.book') && (
        <div>
          <Button variant="quiet" style={{ marginLeft: -12 }} onClick={() => setDialog('which')}>
            {t('which')}
            {order.products.length > 1 && ` (${line.productName})`}
          </Button>
        </div>
      )}
      {dialog === 'which' && (
        <Which order={order} line={line} choose={(id) => write([...ids, id])} close={close} />
      )}
      {dialog && dialog !== 'which' && <ApplianceDialog id={dialog.opened} close={close} />}
    </>
  );
}

type WhichProps = { order: Order; line: Line; choose: (id: string) => void; close: () => void };

/** The customer's known appliances, one press each, or a new one. */
function Which({ order, line, choose, close }: WhichProps) {
  const reading = trpc.appliances.ofCustomer.useQuery({ customerId: order.customerId }, { staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const taken = order.applianceIds ?? [];
  if (adding)
    return (
      <ApplianceForm
        customerId={order.customerId}
        kind={kindOfService(line.productName, null)}
        staff
        added={choose}
        close={close}
      />
    );
  return (
    <Dialog title={t('which')} close={close}>
      <Loaded reading={reading} height={120}>
        {(appliances) => (
          <Stack gap="xs">
            <Stack gap="xs" renderRoot={asList}>
              {appliances
                .filter(({ _id }) => !taken.includes(_id))
                .map((appliance) => (
                  <li key={appliance._id}>
                    <Button variant="outline" onClick={() => choose(appliance._id)}>
                      {appliance.name}
                    </Button>
                    <Small>{stateSentence(appliance)}</Small>
                  </li>
                ))}
            </Stack>
            <Button variant="quiet" onClick={() => setAdding(true)}>
              {applianceFieldTexts('add')}
            </Button>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
