import { useClipboard } from '@mantine/hooks';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { whatsAppText } from '#shared/contact-links.ts';
import type { Order } from '#shared/orders/schema.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { orderTexts as t } from './texts.ts';

/** Adds the visit to the calendar, and copies the tracking link. */
export function LinkTools({ order }: { order: Pick<Order, '_id' | 'stage' | 'email' | 'mobile'> }) {
  const { data } = trpc.orders.link.useQuery({ id: order._id });
  const { copy, copied } = useClipboard();
  if (!data) return <Skeleton width="100%" height={44} />;
  const hasMails = order.email !== '';
  return (
    <>
      {!hasMails && (
        <Stack gap={4} w="100%" miw={0}>
          <Text size="sm">
            {order.stage === 'requested' ? t('keepLinkCall', { mobile: order.mobile }) : t('keepLink')}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" truncate flex={1} miw={0} lh="44px" component="a" href={data.link}>
              {data.link}
            </Text>
            <Button variant="outline" onClick={() => copy(data.link)}>
              {t(copied ? 'copied' : 'copy')}
            </Button>
          </Group>
          <ButtonAnchor
            variant="outline"
            href={whatsAppText(t('linkToKeep', { link: data.link }))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={20} />
            {t('sendYourself')}
          </ButtonAnchor>
        </Stack>
      )}
      <Group gap={0} ml={-12}>
        {order.stage === 'scheduled' && <AddToCalendar token={data.link.split('/').at(-1) ?? ''} />}
        {hasMails && (
          <Button variant="quiet" onClick={() => copy(data.link)}>
            {t(copied ? 'copied' : 'copyLink')}
          </Button>
        )}
      </Group>
    </>
  );
}
