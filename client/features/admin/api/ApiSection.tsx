import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { asList, Small, Stack } from '#client/ui/mantine/layout.tsx';
import type { Reading } from '../Loaded.tsx';
import { LoadedSection } from '../Section.tsx';

type Props<One> = {
  title: string;
  help: ReactNode;
  none: string;
  add: string;
  reading: Reading<One[]>;
  Row: ComponentType<{ one: One }>;
  /** The dialog that makes a key or webhook and shows its secret. */
  New: ComponentType<{ close: () => void }>;
};

/** The list of keys or webhooks, with a button for a new one. */
export function ApiSection<One extends { _id: string }>(props: Props<One>) {
  const { title, help, none, add, reading, Row, New } = props;
  const [isNew, setNew] = useState(false);
  return (
    <LoadedSection title={title} reading={reading} height={160}>
      {(all) => (
        <Stack gap="sm">
          <Small>{help}</Small>
          <div>
            <Button onClick={() => setNew(true)}>{add}</Button>
          </div>
          {all.length === 0 ? (
            <p>{none}</p>
          ) : (
            <Stack component={asList} gap="md" aria-label={title}>
              {all.map((one) => (
                <Row key={one._id} one={one} />
              ))}
            </Stack>
          )}
          {isNew && <New close={() => setNew(false)} />}
        </Stack>
      )}
    </LoadedSection>
  );
}
