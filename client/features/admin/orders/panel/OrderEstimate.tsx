import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Flex, Subtitle } from '#client/ui/mantine/layout.tsx';
import { mayEstimate, versionOf } from '#shared/estimates/rules.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import { AnswerLine } from '../../../estimates/AnswerLine.tsx';
import { EstimateEditor } from '../../../estimates/EstimateEditor.tsx';
import { EstimateTotals, PricedLines } from '../../../estimates/PricedLines.tsx';
import { rereadInterval } from '../../../estimates/reread-interval.ts';
import { useAction } from '../../use-action.ts';
import { ordersTexts as t } from '../texts.ts';

type Props = { order: Order };

export function OrderEstimate({ order }: Props) {
  const { _id: id, stage } = order;
  const may = useCan();
  const read = trpc.estimates.of.useQuery({ id }, { staleTime: 0, refetchInterval: rereadInterval(stage) });
  if (read.error && read.data === undefined)
    return <LoadError error={read.error} retry={() => void read.refetch()} />;
  if (read.data === undefined) return null;
  if (mayEstimate(stage) && may('orders.setStage')) return <Open order={order} estimate={read.data} />;
  if (!read.data || read.data.lines.length === 0) return null;
  return (
    <Flex component="section" direction="column" gap="xs">
      <Subtitle>{t('estimate')}</Subtitle>
      <PricedLines lines={read.data.lines} />
      <EstimateTotals charge={order.totalPrice} estimate={read.data.total} tax={read.data.tax} />
      <AnswerLine estimate={read.data} />
    </Flex>
  );
}

function Open({ order, estimate }: Props & { estimate: TaxedEstimate | null }) {
  const { _id: id, products, fullname } = order;
  const queries = trpc.useUtils();
  const prices = trpc.estimates.prices.useQuery();
  const save = trpc.estimates.save.useMutation();
  const offer = trpc.estimates.offer.useMutation();
  const answer = trpc.estimates.answer.useMutation();
  const version = versionOf(estimate);
  const [act, pending] = useAction(['estimates', 'orders']);
  const run = (action: () => Promise<{ message: string; data: TaxedEstimate | null }>, done?: () => void) =>
    act(async () => {
      const answer = await action();
      queries.estimates.of.setData({ id }, answer.data);
      return answer;
    }, done);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div tabIndex={-1} role="group" data-keeps-focus aria-label={t('estimate')}>
      <EstimateEditor
        estimate={estimate}
        products={products}
        tax={estimate?.tax ?? { booking: 0, estimate: 0 }}
        customer={fullname}
        prices={prices.data ?? []}
        pending={pending}
        how="panel"
        save={(lines, saved) => void run(() => save.mutateAsync({ id, version, lines }), saved)}
        offer={() => void run(() => offer.mutateAsync({ id, version }))}
        answer={(agree) => void run(() => answer.mutateAsync({ id, version, agree }))}
      />
    </div>
  );
}
