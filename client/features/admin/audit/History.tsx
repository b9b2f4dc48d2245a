import { type Answer, trpc } from '#client/lib/trpc.ts';
import { asList, Flex, Small, Stack, Subtitle, Text } from '#client/ui/mantine/layout.tsx';
import { entryWords, fieldChanges } from '#shared/backoffice/entry-words.ts';
import { auditTexts as t } from '#shared/backoffice/texts.ts';
import { formatMoment } from '#shared/format.ts';
import { Loaded } from '../Loaded.tsx';

export function History({ entity, entityId }: { entity: string; entityId: string }) {
  const trail = trpc.backoffice.audit.useQuery({ entity, entityId }, { staleTime: 0 });
  return (
    <Flex component="section" direction="column" gap="xs">
      <Subtitle>{t('history')}</Subtitle>
      <Loaded reading={trail} height={48}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('noChanges')}</p>
          ) : (
            <Stack component={asList} gap="sm">
              {items.map((entry) => (
                <li key={entry._id}>
                  <p>{t('actionBy', { action: entryWords(entry), name: entry.actor })}</p>
                  <Small>{formatMoment(entry.at)}</Small>
                  <FieldChanges entry={entry} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Flex>
  );
}

export const FieldChanges = ({
  entry,
}: {
  entry: Pick<Answer['backoffice']['audit']['items'][number], 'before' | 'after'>;
}) => (
  <Stack component={asList} gap={2}>
    {fieldChanges(entry.before, entry.after).map(({ field, before, after }) => (
      <li key={field}>
        <Small span>{field}</Small>{' '}
        {before && (
          <Text component="del" size="sm" c="var(--danger)" lineClamp={3}>
            <span className="visually-hidden">{t('was')} </span>
            {before}
          </Text>
        )}{' '}
        {after && (
          <Text component="ins" size="sm" c="var(--success)" td="none" lineClamp={3}>
            <span className="visually-hidden">{t('now')} </span>
            {after}
          </Text>
        )}
      </li>
    ))}
  </Stack>
);
