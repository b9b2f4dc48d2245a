// Takes a service off the shop, after a question, or puts it back.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { AdminService } from '#shared/catalogue/schema.ts';
import classes from './Products.module.css';

export function VisibilityButton({ service }: { service: AdminService }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const set = trpc.catalogue.setVisibility.useMutation();

  const [send, pending] = usePending(async (inShop: boolean) => {
    try {
      const { message } = await set.mutateAsync({ _id: service._id, inShop });
      toast.success(message);
    } catch (error) {
      toast.error(wordsOf(error));
    }
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.catalogue) });
  });

  return (
    <>
      <Button
        variant="quiet"
        className={classes.action}
        pending={pending}
        onClick={() => (service.inShop ? setAsking(true) : void send(true))}
      >
        {service.inShop ? 'Take off the shop' : 'Put back in the shop'}
      </Button>
      {asking && (
        <ConfirmDialog
          question={`Take ${service.productName} off the shop?`}
          yes="Take off the shop"
          pending={pending}
          confirm={() => void send(false)}
          cancel={() => setAsking(false)}
        >
          <p>
            Customers will no longer find it, and it is taken out of their carts. Past orders keep it. You can
            put it back at any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
