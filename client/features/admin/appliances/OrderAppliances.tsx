import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Flex, Group, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { categoryOf, kindOfService } from '#shared/appliances/kinds.ts';
import { stateSentence } from '#shared/appliances/state.ts';
import { paths } from '#shared/paths.ts';
import { NameAppliance } from '../../appliances/NameAppliance.tsx';
import { namingTexts } from '../../appliances/naming-texts.ts';
import { AskedButton } from '../AskedButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { ApplianceDialog } from './ApplianceDialog.tsx';
import { applianceTexts as t } from './texts.ts';

type Order = Answer['orders']['one'];
type Line = Order['products'][number];

const changed = ['orders', 'appliances', 'backoffice'] as const;

/** The order's appliances, the earlier order if one came back, and the sticker that the customer scanned. */
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
    void run(() => set.mutateAsync({ orderId: order._id, productId: line.productId, applianceIds }));
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
            {namingTexts('which')}
            {order.products.length > 1 && ` (${line.productName})`}
          </Button>
        </div>
      )}
      {dialog === 'which' && <Which order={order} line={line} close={close} />}
      {dialog && dialog !== 'which' && <ApplianceDialog id={dialog.opened} close={close} />}
    </>
  );
}

type WhichProps = { order: Order; line: Line; close: () => void };

/** Asks which of the customer's appliances the line is about, or adds a new one. */
function Which({ order, line: { productId, productName }, close }: WhichProps) {
  const reading = trpc.appliances.ofCustomer.useQuery({ customerId: order.customerId }, { staleTime: 0 });
  const name = trpc.appliances.name.useMutation();
  const [run] = useAction(changed);
  const taken = order.applianceIds ?? [];
  return (
    <Loaded reading={reading} height={44}>
      {(appliances) => (
        <NameAppliance
          service={productName}
          category={categoryOf(kindOfService(productName, null)) ?? ''}
          known={appliances
            .filter(({ _id }) => !taken.includes(_id))
            .map((one) => ({ ...one, facts: [stateSentence(one)] }))}
          take={({ name: _, ...named }) =>
            run(() => name.mutateAsync({ orderId: order._id, productId, ...named }), close)
          }
          close={close}
        />
      )}
    </Loaded>
  );
}
