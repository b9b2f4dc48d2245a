import { useEffect, useRef, useState } from 'react';
import { useHasDraft } from '#client/lib/draft.ts';
import { codeOf, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Box, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { StarRatingInput } from '#client/ui/StarRatingInput.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { focusIsLost } from '#client/ui/use-return-focus.ts';
import { clientMessages } from '#shared/client-messages.ts';
import type { FeedbackForm } from '#shared/orders/feedback.ts';
import type { Order } from '#shared/orders/schema.ts';
import { orderTexts as t } from './texts.ts';

const draftOf = (orderId: string) => `feedback on ${orderId}`;

type FormProps = {
  /** Identifies the order's draft. */
  id: string;
  give: (feedback: FeedbackForm) => Promise<{ message: string }>;
  refresh: () => Promise<unknown>;
  describedBy: string;
};
type Props = FormProps & { order: Pick<Order, 'stage' | 'feedback'> };

/** The feedback on an order of the signed-in customer. */
export function OwnFeedback({ order, describedBy }: { order: Order; describedBy: string }) {
  const queries = trpc.useUtils();
  const give = trpc.orders.giveFeedback.useMutation();
  return (
    <OrderFeedback
      id={order._id}
      order={order}
      describedBy={describedBy}
      give={(feedback) => give.mutateAsync({ orderId: order._id, ...feedback })}
      refresh={() => queries.orders.own.invalidate()}
    />
  );
}

export function OrderFeedback({ order: { stage, feedback }, ...form }: Props) {
  const { id, describedBy } = form;
  const [rating] = feedback;
  const hasDraft = useHasDraft(draftOf(id));
  const [pressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ pressed, rating });
  useEffect(() => {
    if (pressed && !before.current.pressed) box.current?.querySelector('input')?.focus();
    if (rating && !before.current.rating && focusIsLost()) box.current?.focus();
    before.current = { pressed, rating };
  }, [pressed, rating]);
  if (!rating && stage === 'cancelled') return null;
  if (!rating && stage !== 'done' && !pressed && !hasDraft)
    return (
      <Button
        variant="quiet"
        style={{ marginLeft: -12 }}
        aria-describedby={describedBy}
        onClick={() => setPressed(true)}
      >
        {t('giveFeedback')}
      </Button>
    );
  return (
    <Box w="100%" className="ruled" ref={box} tabIndex={-1}>
      {rating ? <GivenFeedback {...rating} /> : <NewFeedback {...form} />}
    </Box>
  );
}

function NewFeedback({ id, give, refresh, describedBy }: FormProps) {
  const queries = trpc.useUtils();
  const form = useShopForm({
    schema: rules('feedbackForm'),
    initialValues: { rating: 0, comment: '' },
    draft: draftOf(id),
    sends: `feedback ${id}`,
  });

  const onSubmit = form.submit(
    async (feedback) => {
      const { message } = await give(feedback);
      toast.success(message);
      void queries.catalogue.invalidate();
      await refresh();
    },
    (error) => {
      toast.error(clientMessages.feedbackFailed);
      if (!isUnreachable(error)) form.setFieldError('comment', wordsOf(error));
      if (codeOf(error) === 'CONFLICT') void refresh();
    },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-labelledby={describedBy}>
      <Stack align="flex-start" gap="sm">
        <StarRatingInput
          label={t('rating')}
          value={Number(form.values.rating)}
          error={form.errors.rating}
          onChange={(stars) => form.setFieldValue('rating', stars)}
        />
        <TextAreaField
          label={t('comment')}
          rows={2}
          w="100%"
          placeholder={t('commentHelp')}
          required
          {...form.field('comment')}
        />
        <Button variant="outline" sends={`feedback ${id}`} pending={form.pending}>
          {t('submitFeedback')}
        </Button>
      </Stack>
    </form>
  );
}

function GivenFeedback({ rating, comment }: { rating: number; comment: string }) {
  return (
    <Stack gap={4}>
      <Group component="p" gap="4px 12px" fw={700}>
        {t('yourFeedback')} <StarRating average={rating} />
        <Small span aria-hidden="true">
          {t('outOf', { stars: rating })}
        </Small>
      </Group>
      <Text component="blockquote" m={0} style={{ whiteSpace: 'pre-line' }}>
        {comment}
      </Text>
    </Stack>
  );
}
