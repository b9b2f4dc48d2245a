import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { day } from '#shared/primitives.ts';
import { Loaded } from '../Loaded.tsx';
import { OrderPanel } from '../orders/panel/OrderPanel.tsx';
import { useOrderStatus } from '../orders/steps/use-order-status.tsx';
import { Screen } from '../Screen.tsx';
import { DayBar } from './DayBar.tsx';
import { dayTexts as t } from './texts.ts';

// Phones that show the day alone do not load the drag and drop.
const WeekGrid = lazy(() => import('./WeekGrid.tsx'));

const minute = 60_000;

export function WeekScreen() {
  const [params, setParams] = useSearchParams();
  const today = indiaDayOf(Date.now());
  const date = day.safeParse(params.get('date')).data ?? today;
  const reading = trpc.day.week.useQuery({ date }, { staleTime: 0, refetchInterval: minute });
  const open = useOpenOne('order');
  const status = useOrderStatus();
  return (
    <Screen
      title={t('day')}
      beside={
        <DayBar date={date} today={today} go={(next) => setParams({ view: 'week', date: next })} step={7} />
      }
      actions={<ButtonLink to={paths.admin.newBooking}>{t('newBooking')}</ButtonLink>}
    >
      <Loaded reading={reading} height={480}>
        {(week) => (
          <>
            {week.cut && <Notice kind="note">{t('cut')}</Notice>}
            <LazyPart
              loading={<Skeleton width="100%" height={480} />}
              failed={<Notice kind="failure">{t('outOfDate')}</Notice>}
            >
              <WeekGrid week={week} path={open.path} />
            </LazyPart>
          </>
        )}
      </Loaded>
      {open.id && <OrderPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}
