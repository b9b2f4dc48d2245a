import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { entryWords, fieldChanges } from '#shared/backoffice/entry-words.ts';
import type { AuditEntry } from '#shared/backoffice/schema.ts';
import { auditTexts as t } from '#shared/backoffice/texts.ts';
import { formatMoment } from '#shared/format.ts';
import classes from './Audit.module.css';

type Props = { entity: string; entityId: string };

export function History({ entity, entityId }: Props) {
  const trail = trpc.backoffice.audit.useQuery({ entity, entityId }, { staleTime: 0 });
  return (
    <Flex component="section" direction="column" gap="xs">
      <Text component="h3" fw={800} fz="var(--type-4)">
        {t('history')}
      </Text>
      {trail.error && <LoadError error={trail.error} retry={() => void trail.refetch()} />}
      {trail.isPending && <Skeleton width="100%" height={48} />}
      {trail.data?.items.length === 0 && <p>{t('noChanges')}</p>}
      <Flex component="ul" direction="column" gap="sm">
        {trail.data?.items.map((entry) => (
          <li key={entry._id}>
            <p>{t('actionBy', { action: entryWords(entry), name: entry.actor })}</p>
            <Text size="sm" c="dimmed">
              {formatMoment(entry.at)}
            </Text>
            <FieldChanges entry={entry} />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

export function FieldChanges({ entry }: { entry: AuditEntry }) {
  return (
    <ul className={classes.changes}>
      {fieldChanges(entry.before, entry.after).map(({ field, before, after }) => (
        <li key={field}>
          <Text span inherit c="dimmed">
            {field}
          </Text>{' '}
          {before && (
            <del>
              <span className="visually-hidden">{t('was')} </span>
              {before}
            </del>
          )}{' '}
          {after && (
            <ins>
              <span className="visually-hidden">{t('now')} </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
