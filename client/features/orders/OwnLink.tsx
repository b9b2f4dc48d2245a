import { useClipboard } from '@mantine/hooks';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { orderTexts as t } from './texts.ts';

/** Shows the tracking link of an order whose customer gets no mails. */
export function OwnLink({ id }: { id: string }) {
  const { data } = trpc.orders.link.useQuery({ id });
  const { copy, copied } = useClipboard();
  if (!data) return null;
  return (
    <Stack gap={4} w="100%" miw={0}>
      <Text size="sm">{t('keepLink')}</Text>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" truncate flex={1} miw={0} component="a" href={data.link}>
          {data.link}
        </Text>
        <Button variant="outline" onClick={() => copy(data.link)}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </Group>
    </Stack>
  );
}
