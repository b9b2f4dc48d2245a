import { Button } from '#client/ui/Button.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { conflictTexts as t } from './texts.ts';
import type { EditConflict } from './use-edit-conflicts.ts';

type Props<Field extends string> = {
  conflicts: readonly EditConflict<Field>[];
  choose: (field: Field, side: 'mine' | 'theirs') => void;
  names: Readonly<Record<Field, string>>;
  format?: (field: Field, value: unknown) => string;
};

/** Shows the two values of each field that two admins changed at once, with a button for each value. */
export function EditConflicts<Field extends string>({
  conflicts,
  choose,
  names,
  format = (_, value) => String(value),
}: Props<Field>) {
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="failure">
      <p>{t('changed')}</p>
      <Flex component="ul" direction="column" gap="md" mt="xs">
        {conflicts.map(({ field, mine, theirs }) => (
          <li key={field}>
            <Text fw={700}>{names[field]}</Text>
            <Group justify="space-between" gap="4px 16px" mt={4}>
              <Text flex="1 1 12em">{t('yours', { value: format(field, mine) || t('blank') })}</Text>
              <Button
                variant="outline"
                aria-label={t('keepYoursOf', { field: names[field] })}
                onClick={() => choose(field, 'mine')}
              >
                {t('keepYours')}
              </Button>
            </Group>
            <Group justify="space-between" gap="4px 16px" mt={4}>
              <Text flex="1 1 12em">{t('theirs', { value: format(field, theirs) || t('blank') })}</Text>
              <Button
                variant="outline"
                aria-label={t('takeTheirsOf', { field: names[field] })}
                onClick={() => choose(field, 'theirs')}
              >
                {t('takeTheirs')}
              </Button>
            </Group>
          </li>
        ))}
      </Flex>
    </Notice>
  );
}
