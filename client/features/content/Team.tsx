import { trpc } from '#client/lib/trpc.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { asList, asListItem, Group, SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';
import { aboutTexts as t } from './about-texts.ts';

/** The technicians who agreed to be shown. Nothing if there are none. */
export function Team() {
  const { data = [] } = trpc.technicians.team.useQuery(undefined, { staleTime: 60_000 });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="team">
      <h2 id="team">{t('team')}</h2>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} mt="lg" renderRoot={asList}>
        {data.map(({ name, photo, since, repairs }) => (
          <Group key={`${name} ${since} ${repairs}`} gap="md" wrap="nowrap" renderRoot={asListItem}>
            <Avatar name={name} picture={photo} size={64} />
            <div>
              <Text fw={700}>{name}</Text>
              <Small>{t('since', { since })}</Small>
              {repairs > 0 && <Small>{t('repairs', { repairs })}</Small>}
            </div>
          </Group>
        ))}
      </SimpleGrid>
    </section>
  );
}
