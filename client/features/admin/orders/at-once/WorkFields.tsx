import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { cancelReasons, reasonName } from '#shared/orders/cancel-reasons.ts';
import { type Stage, stageLabel } from '#shared/orders/stages.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { useTechnicians } from '../../use-technicians.ts';
import { atOnceTexts as t } from './texts.ts';
import { stagesAtOnce, type Work, type WorkKind } from './work.ts';

type Props = { change: (work: Work | null) => void };

function AssignFields({ change }: Props) {
  const { data: technicians = [] } = useTechnicians();
  const find = (id: string) => technicians.find(({ _id }) => _id === id) ?? null;
  return (
    <SelectField
      label={t('technician')}
      data-autofocus
      blank=""
      options={[...technicians.map(({ _id }) => _id), 'nobody']}
      nameOf={(id) => find(id)?.name ?? t('nobody')}
      onChange={({ currentTarget: { value } }) =>
        change(value ? { kind: 'assign', technician: find(value) } : null)
      }
    />
  );
}

function TimeFields({ change }: Props) {
  const today = indiaDayOf(Date.now());
  const [date, setDate] = useState(today);
  const times = trpc.visits.times.useQuery({ from: date, days: 1 }, { staleTime: 0, enabled: date !== '' });
  const windows = times.data?.[0]?.windows ?? [];
  return (
    <>
      <TextInput
        type="date"
        label={t('day')}
        data-autofocus
        value={date}
        min={today}
        max="2099-12-31"
        onChange={(event) => {
          setDate(event.currentTarget.value);
          change(null);
        }}
      />
      {times.data && windows.length === 0 ? (
        <p>{t('noWindows')}</p>
      ) : (
        <SelectField
          key={date}
          label={t('time')}
          blank=""
          options={windows.map(({ from }) => from)}
          nameOf={(start) => {
            const window = windows.find(({ from }) => from === start);
            return window ? t('free', { time: formatWindow(window), count: window.free }) : start;
          }}
          onChange={({ currentTarget: { value: from } }) =>
            change(from ? { kind: 'time', visit: { date, from } } : null)
          }
        />
      )}
    </>
  );
}

const StageFields = ({ change }: Props) => (
  <SelectField
    label={t('newStage')}
    data-autofocus
    blank=""
    options={stagesAtOnce}
    nameOf={(stage) => stageLabel(stage as Stage)}
    onChange={({ currentTarget: { value } }) => {
      const stage = stagesAtOnce.find((one) => one === value);
      change(stage ? { kind: 'stage', stage } : null);
    }}
  />
);

const CancelFields = ({ change }: Props) => (
  <SelectField
    label={t('reason')}
    data-autofocus
    blank={t('notSaid')}
    options={cancelReasons}
    nameOf={reasonName}
    onChange={(event) => change({ kind: 'cancel', reason: event.currentTarget.value })}
  />
);

export const workFields = {
  assign: AssignFields,
  time: TimeFields,
  stage: StageFields,
  cancel: CancelFields,
} satisfies Record<WorkKind, unknown>;
