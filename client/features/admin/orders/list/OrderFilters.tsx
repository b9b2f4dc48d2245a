import type { ReactNode } from 'react';
import type { ListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { choiceOf } from '#client/ui/filters/filters.ts';
import { figureTexts } from '#shared/figures/texts.ts';
import { fieldMessages } from '#shared/messages.ts';
import { reasonName } from '#shared/orders/cancel-reasons.ts';
import { contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import { stageLabel, stages } from '#shared/orders/stages.ts';
import { setFilter, useFigureFilters } from '../../figures/figure-filters.ts';
import { figurePageTexts as figureWords } from '../../figures/texts.ts';
import { useTechnicianFilter } from '../../use-technicians.ts';
import { ordersTexts as t } from '../texts.ts';

type Props = { address: ListAddress<OrderTableInput>; children: ReactNode };

export function OrderFilters({ address, children }: Props) {
  const names = trpc.orders.bookedNames.useQuery();
  const { technicianId, counted, reason } = address.input;
  const technician = useTechnicianFilter(technicianId);
  const figureFilters = useFigureFilters(address.input);
  return (
    <FilterBar
      label={t('filters')}
      address={address}
      often={['search', 'service', 'uId', 'fullname']}
      fields={{
        search: { kind: 'text', label: t('search'), wide: true },
        service: {
          kind: 'choice',
          label: t('service'),
          all: t('allServices'),
          options: names.data ?? [],
          wide: true,
        },
        uId: { kind: 'text', label: t('userId'), refusal: fieldMessages.userIdNumber },
        fullname: { kind: 'text', label: label('fullname') },
        orderNumber: { kind: 'text', label: t('orderNumber'), refusal: fieldMessages.orderNumberNumber },
        mobile: { kind: 'text', label: label('mobile'), refusal: fieldMessages.mobileDigits },
        stage: { ...choiceOf(t('stage'), stages, stageLabel), all: t('allStages') },
        technicianId: technician,
        visitDate: { kind: 'day', label: t('visitOn') },
        from: { kind: 'day', label: t('from') },
        to: { kind: 'day', label: t('to') },
        late: { kind: 'mark', label: t('late') },
        rated: { kind: 'mark', label: t('withFeedback') },
        counted: setFilter(figureWords('figure'), counted, counted && figureTexts(counted)),
        ...figureFilters,
        reason: setFilter(
          figureWords('reason'),
          reason,
          reason === 'none' ? figureWords('noReason') : reasonName(reason ?? ''),
        ),
        status: null,
        open: null,
      }}
    >
      {children}
    </FilterBar>
  );
}
