// Asks before a category is deleted; one that services still use stays, and the dialog says why.
import { Link } from 'react-router-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { useCategoryChange } from './use-category-change.ts';

type Props = { category: Category; close: () => void };

export function DeleteCategory({ category, close }: Props) {
  const remove = trpc.catalogue.deleteCategory.useMutation();
  const change = useCategoryChange();
  const inUse = codeOf(remove.error) === 'CONFLICT';

  const [send, pending] = usePending(async () => {
    const failed = clientMessages.categoryDeleteFailed;
    if (await change(() => remove.mutateAsync({ id: category._id }), failed)) close();
  });

  return (
    <ConfirmDialog
      question={`Delete the category ${category.label}?`}
      yes="Delete"
      danger
      pending={pending}
      confirm={() => void send()}
      cancel={close}
    >
      {inUse ? (
        <div role="alert">
          <p>{wordsOf(remove.error)}.</p>
          <Link to={`${paths.admin.products}?category=${encodeURIComponent(category.value)}`}>
            See its services
          </Link>
        </div>
      ) : (
        <p>You can delete a category only when no service uses it.</p>
      )}
    </ConfirmDialog>
  );
}
