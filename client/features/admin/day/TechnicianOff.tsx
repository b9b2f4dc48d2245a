import { useEffect, useEffectEvent } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Technician } from '#shared/technicians/schema.ts';
import { useSaveTechnician } from '../settings/use-save-technician.ts';
import { VisitsQuestion } from '../settings/VisitsQuestion.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { backWords, offWords } from './off-words.ts';
import { dayTexts as t } from './texts.ts';

type Props = { id: string; date: string; close: () => void; back?: boolean };

/** Adds a day off. With `back` it removes one. */
export default function TechnicianOff(props: Props) {
  const { data: technicians } = useTechnicians();
  const technician = technicians?.find(({ _id }) => _id === props.id);
  if (!technicians || !technician) return null;
  if (props.back) return <Back {...props} technician={technician} />;
  const others = technicians.filter((one) => one !== technician);
  return <Off {...props} technician={technician} others={others} />;
}

type OffProps = Props & { technician: Technician; others: readonly Technician[] };

/** Asks first, also what happens to the visits of that day. */
function Off({ id, technician, others, date, close }: OffProps) {
  const queries = trpc.useUtils();
  const { data: visits } = trpc.technicians.openVisits.useQuery({ id, days: [date] }, { staleTime: 0 });
  const { save, question, answer } = useSaveTechnician(technician);
  const add = async () => {
    await save(({ daysOff }) => ({ daysOff: [...new Set([...daysOff, date])].sort() }), { days: [date] });
    void queries.day.invalidate();
    close();
  };
  const hasVisits = visits !== undefined && visits.count > 0;
  const askAboutVisits = useEffectEvent(() => void add());
  useEffect(() => {
    if (hasVisits) askAboutVisits();
  }, [hasVisits]);
  if (question) return <VisitsQuestion {...{ technician, others, answer }} {...question} />;
  if (visits?.count !== 0) return null;
  return (
    <ConfirmDialog question={offWords(technician.name, date)} confirm={() => void add()} cancel={close} />
  );
}

/** Removes a day off, or puts a technician who is off duty back on duty. Asks first. */
function Back({ technician, date, close }: Props & { technician: Technician }) {
  const queries = trpc.useUtils();
  const { save } = useSaveTechnician(technician);
  const confirm = async () => {
    await save(({ daysOff, onDuty }) => ({
      daysOff: daysOff.filter((day) => day !== date),
      ...(!onDuty && { onDuty: true }),
    }));
    void queries.day.invalidate();
    close();
  };
  return (
    <ConfirmDialog question={backWords(technician.name, date)} confirm={() => void confirm()} cancel={close}>
      {!technician.onDuty && <p>{t('onDutyAgain')}</p>}
    </ConfirmDialog>
  );
}
