import type { ListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { fieldMessages } from '#shared/messages.ts';
import { contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import { stageLabel, stages } from '#shared/orders/stages.ts';
import { TechnicianFilter } from '../TechnicianFilter.tsx';
import { ordersTexts as t } from './texts.ts';

const past = t('late');
const rated = t('withFeedback');

type Props = { address: ListAddress<OrderTableInput>; typed: URLSearchParams };

export function OrderFilters({ address, typed }: Props) {
  const { input, change } = address;
  const names = trpc.orders.bookedNames.useQuery();
  /** A field for digits. Shows the typed text, with an error if it is not a number. */
  const number = (name: 'orderNumber' | 'mobile' | 'uId', refusal: string) => {
    const value = typed.get(name) ?? '';
    return {
      inputMode: 'numeric',
      value,
      error: value !== '' && input[name] === undefined ? refusal : undefined,
      onChange: (text: string, first: boolean) => change({ [name]: text }, { replace: !first }),
    } as const;
  };
  return (
    <FilterBar
      label={t('filters')}
      address={address}
      rare={['stage', 'technicianId', 'visitDate', 'from', 'to', 'late', 'rated']}
      fields={{
        service: (
          <FilterSelect
            label={t('service')}
            wide
            all={t('allServices')}
            value={input.service ?? ''}
            options={names.data ?? []}
            onChange={(service) => change({ service })}
          />
        ),
        orderNumber: (
          <FilterText label={t('orderNumber')} {...number('orderNumber', fieldMessages.orderNumberNumber)} />
        ),
        mobile: <FilterText label={label('mobile')} {...number('mobile', fieldMessages.mobileDigits)} />,
        uId: <FilterText label={t('userId')} {...number('uId', fieldMessages.userIdNumber)} />,
        fullname: (
          <FilterText
            label={label('fullname')}
            value={input.fullname ?? ''}
            onChange={(fullname, first) => change({ fullname }, { replace: !first })}
          />
        ),
        stage: (
          <FilterSelect
            label={t('stage')}
            all={t('allStages')}
            value={input.stage ? stageLabel(input.stage) : ''}
            options={stages.map((stage) => stageLabel(stage))}
            onChange={(label) => change({ stage: stages.find((stage) => stageLabel(stage) === label) })}
          />
        ),
        technicianId: (
          <TechnicianFilter
            value={input.technicianId}
            onChange={(technicianId) => change({ technicianId })}
          />
        ),
        visitDate: (
          <FilterDay
            label={t('visitOn')}
            value={input.visitDate ?? ''}
            onChange={(visitDate) => change({ visitDate })}
          />
        ),
        from: <FilterDay label={t('from')} value={input.from ?? ''} onChange={(from) => change({ from })} />,
        to: <FilterDay label={t('to')} value={input.to ?? ''} onChange={(to) => change({ to })} />,
        late: (
          <FilterSelect
            label={t('only')}
            all={t('all')}
            value={input.late ? past : input.rated ? rated : ''}
            options={[past, rated]}
            onChange={(only) => change({ late: only === past, rated: only === rated })}
          />
        ),
        rated: null,
        status: null,
        open: null,
      }}
    />
  );
}
