import { useClipboard } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Box, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { whatsAppText } from '#shared/contact-links.ts';
import type { Order } from '#shared/orders/schema.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { orderTexts as t } from './texts.ts';

type Props = { order: Pick<Order, '_id' | 'stage' | 'email' | 'mobile'> };

/** The tracking link, for a customer who gets no mails. */
export function KeepTrackingLink({ order: { _id: id, stage, mobile } }: Props) {
  const { data } = trpc.orders.link.useQuery({ id });
  const { copy, copied } = useClipboard();
  if (!data) return <Skeleton width="100%" height={44} />;
  return (
    <Stack gap={4} w="100%" miw={0}>
      <Text size="sm">{stage === 'requested' ? t('keepLinkCall', { mobile }) : t('keepLink')}</Text>
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
  );
}

const closeOnEscape = ({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};

/** The rare actions of an order: adds the visit to the calendar, copies the tracking link. */
export function LinkTools({ order: { _id: id, stage, email } }: Props) {
  const { data } = trpc.orders.link.useQuery({ id });
  const { copy, copied } = useClipboard();
  if (!email && stage !== 'scheduled') return null;
  return (
    <Box component="details" pos="relative" flex="none" m="-8px -12px 0 0" onKeyDown={closeOnEscape}>
      <summary className="bare" style={{ width: 44 }} aria-label={t('more')}>
        <Icon name="dots" size={20} />
      </summary>
      <Stack gap={0} className="card" pos="absolute" right={0} miw="max-content" style={{ zIndex: 2 }}>
        {data && stage === 'scheduled' && <AddToCalendar token={data.link.split('/').at(-1) ?? ''} />}
        {data && email && (
          <Button variant="quiet" onClick={() => copy(data.link)}>
            {t(copied ? 'copied' : 'copyLink')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
