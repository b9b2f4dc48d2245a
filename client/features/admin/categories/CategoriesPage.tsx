// All Category: adding, renaming in place and deleting categories; one row at a time is in edit mode.

import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Paper, Stack } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import { Screen } from '../Screen.tsx';
import { AddCategory } from './AddCategory.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteCategory } from './DeleteCategory.tsx';

export function Component() {
  const categories = trpc.catalogue.categories.useQuery(undefined, { staleTime: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Category | null>(null);
  return (
    <Screen title="All Category">
      <Stack gap="md" maw={640}>
        <AddCategory />
        {categories.isPending && (
          <>
            <LoadingNote what="Loading categories" />
            <Skeleton width="100%" height={240} radius="var(--radius-card)" />
          </>
        )}
        {!categories.data && categories.error && (
          <LoadError error={categories.error} retry={() => void categories.refetch()} />
        )}
        {categories.data?.length === 0 && <p>{clientMessages.noCategories}</p>}
        {categories.data && categories.data.length > 0 && (
          <Paper component="ul" withBorder radius="lg" aria-label="Categories">
            {categories.data.map((category) => (
              <CategoryRow
                key={category._id}
                category={category}
                editing={editing === category._id}
                edit={() => setEditing(category._id)}
                leave={() => setEditing((now) => (now === category._id ? null : now))}
                askDelete={() => setDeleting(category)}
              />
            ))}
          </Paper>
        )}
      </Stack>
      {deleting && <DeleteCategory category={deleting} close={() => setDeleting(null)} />}
    </Screen>
  );
}
