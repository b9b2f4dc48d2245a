import { useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { asList, Box, Group, Small, Stack, Subtitle, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { formatMoment } from '#shared/format.ts';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { kindTexts, stateTexts, webhookTexts as t } from './webhook-texts.ts';

type Delivery = Answer['webhooks']['deliveries']['items'][number];

/** The deliveries to an endpoint, the newest first, each with its message and answer. */
export function WebhookLog({ id, title, close }: { id: string; title: string; close: () => void }) {
  const reading = trpc.webhooks.deliveries.useInfiniteQuery(
    { id },
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
  const { hasNextPage, isFetchingNextPage: pending, fetchNextPage } = reading;
  return (
    <Dialog title={title} close={close} width={720}>
      <Loaded reading={reading} height={160}>
        {({ pages }) => (
          <Stack component={asList} gap={4} aria-label={title}>
            {pages.flatMap(({ items }) => items.map((one) => <Row key={one._id} id={id} delivery={one} />))}
            {pages[0]?.items.length === 0 && <li>{t('noMessages')}</li>}
          </Stack>
        )}
      </Loaded>
      {hasNextPage && (
        <Button variant="outline" pending={pending} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}

const tones = { delivered: 'done', waiting: 'open', givenUp: 'cancelled' } as const;

const factsOf = ({ createdAt, tries, status, tookMs, state, nextTryAt }: Delivery) =>
  [
    formatMoment(createdAt),
    tries > 0 && t('tries', { count: tries }),
    tries > 0 && (status === null ? t('noAnswer') : t('answered', { status: `${status}`, ms: `${tookMs}` })),
    state === 'waiting' && tries > 0 && t('nextTry', { moment: formatMoment(nextTryAt) }),
  ].filter(Boolean);

function Row({ id, delivery }: { id: string; delivery: Delivery }) {
  const { _id: deliveryId, kind, orderNumber, state, body, answer } = delivery;
  const [isOpen, setOpen] = useState(false);
  const again = trpc.webhooks.sendAgain.useMutation();
  const [run, pending] = useAction(['webhooks']);
  return (
    <Box component="li" py={6} miw={0} style={{ borderTop: '1px solid var(--hairline)' }}>
      <UnstyledButton w="100%" mih={44} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Group gap="4px 8px">
          <strong>{kindTexts(kind)}</strong>
          {orderNumber !== null && <span>{t('order', { number: `${orderNumber}` })}</span>}
          <Badge tone={tones[state]}>{stateTexts(state)}</Badge>
        </Group>
        <Small>{factsOf(delivery).join(' · ')}</Small>
      </UnstyledButton>
      {isOpen && (
        <Stack gap="xs" pb="sm">
          <Code title={t('sent')}>{JSON.stringify(JSON.parse(body), null, 2)}</Code>
          {answer && <Code title={t('answer')}>{answer}</Code>}
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
    </Box>
  );
}

const Code = ({ title, children }: { title: string; children: string }) => (
  <>
    <Subtitle>{title}</Subtitle>
    <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</pre>
  </>
);
