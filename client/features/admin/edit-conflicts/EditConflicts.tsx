import { Button } from '#client/ui/Button.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
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
      <p>Someone else has changed this meanwhile. Please choose what to keep.</p>
      <Flex component="ul" direction="column" gap="md" mt="xs">
        {conflicts.map(({ field, mine, theirs }) => (
          <li key={field}>
            <Text fw={700}>{names[field]}</Text>
            <Group justify="space-between" gap="4px 16px" mt={4}>
              <Text flex="1 1 12em">Yours: {format(field, mine) || 'blank'}</Text>
              <Button
                variant="outline"
                aria-label={`Keep yours: ${names[field]}`}
                onClick={() => choose(field, 'mine')}
              >
                Keep yours
              </Button>
            </Group>
            <Group justify="space-between" gap="4px 16px" mt={4}>
              <Text flex="1 1 12em">Theirs: {format(field, theirs) || 'blank'}</Text>
              <Button
                variant="outline"
                aria-label={`Take theirs: ${names[field]}`}
                onClick={() => choose(field, 'theirs')}
              >
                Take theirs
              </Button>
            </Group>
          </li>
        ))}
      </Flex>
    </Notice>
  );
}
