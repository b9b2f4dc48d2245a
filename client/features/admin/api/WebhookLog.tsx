import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import {
  asList,
  Box,
  Group,
  Small,
  Stack,
  Subtitle,
  Text,
  UnstyledButton,
} from '#client/ui/mantine/layout.tsx';
import { formatMoment } from '#shared/format.ts';
import type { Delivery } from '#shared/webhooks/schema.ts';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { kindTexts, stateTexts, webhookTexts as t } from './webhook-texts.ts';

type Props = { id: string; title: string; close: () => void };

/** The deliveries to an endpoint, the newest first, each with its message and answer. */
export function WebhookLog({ id, title, close }: Props) {
  const reading = trpc.webhooks.deliveries.useInfiniteQuery(
    { id },
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
  return (
    <Dialog title={title} close={close} width={720}>
      <Small>{t('logHelp')}</Small>
      <Loaded reading={reading} height={160}>
        {({ pages }) => {
          const deliveries = pages.flatMap(({ items }) => items);
          if (deliveries.length === 0) return <p>{t('noMessages')}</p>;
          return (
            <Stack component={asList} gap={4} aria-label={title}>
              {deliveries.map((one) => (
                <Row key={one._id} id={id} delivery={one} />
              ))}
            </Stack>
          );
        }}
      </Loaded>
      {reading.hasNextPage && (
        <Button
          variant="outline"
          pending={reading.isFetchingNextPage}
          onClick={() => void reading.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}

const tones = { delivered: 'done', waiting: 'open', givenUp: 'cancelled' } as const;

const factsOf = ({ createdAt, tries, status, tookMs, state, nextTryAt }: Delivery): string =>
  [
    formatMoment(createdAt),
    tries > 0 && t('tries', { count: tries }),
    tries > 0 && (status === null ? t('noAnswer') : t('answered', { status: `${status}`, ms: `${tookMs}` })),
    state === 'waiting' && tries > 0 && t('nextTry', { moment: formatMoment(nextTryAt) }),
  ]
    .filter(Boolean)
    .join(' · ');

function Row({ id, delivery }: { id: string; delivery: Delivery }) {
  const { _id: deliveryId, kind, orderNumber, state } = delivery;
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li" py={6} miw={0} style={{ borderTop: '1px solid var(--hairline)' }}>
      <UnstyledButton w="100%" mih={44} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Group gap="4px 8px">
          <strong>{kindTexts(kind)}</strong>
          {orderNumber !== null && <span>{t('order', { number: `${orderNumber}` })}</span>}
          <Badge tone={tones[state]}>{stateTexts(state)}</Badge>
        </Group>
        <Small>{factsOf(delivery)}</Small>
      </UnstyledButton>
      {isOpen && <Detail id={id} deliveryId={deliveryId} />}
    </Box>
  );
}

function Detail({ id, deliveryId }: { id: string; deliveryId: number }) {
  const reading = trpc.webhooks.delivery.useQuery({ id, deliveryId }, { staleTime: 0 });
  const again = trpc.webhooks.sendAgain.useMutation();
  const [run, pending] = useAction(['webhooks']);
  return (
    <Loaded reading={reading} height={120}>
      {({ body, answer }) => (
        <Stack gap="xs" pb="sm">
          <Subtitle>{t('sent')}</Subtitle>
          <Code>{JSON.stringify(JSON.parse(body), null, 2)}</Code>
          {answer && (
            <>
              <Subtitle>{t('answer')}</Subtitle>
              <Code>{answer}</Code>
            </>
          )}
          <div>
            <Button
              variant="outline"
              pending={pending}
              onClick={() => void run(() => again.mutateAsync({ id, deliveryId }))}
            >
              {t('sendAgain')}
            </Button>
          </div>
        </Stack>
      )}
    </Loaded>
  );
}

const Code = ({ children }: { children: string }) => (
  <Text
    component="pre"
    size="sm"
    m={0}
    p="xs"
    bg="var(--page)"
    style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {children}
  </Text>
);
