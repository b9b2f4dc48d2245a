import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Group, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { fieldMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { day } from '#shared/primitives.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { MobileLink } from '../cells.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { technicianTexts as t } from './technicians-texts.ts';
import { useSaveTechnician } from './use-save-technician.ts';
import { VisitsQuestion } from './VisitsQuestion.tsx';

type Props = {
  technician: Technician;
  others: readonly Technician[];
  categories: readonly Category[];
  /** Cash in rupees. */
  held: number;
};

export function TechnicianRow({ technician, others, categories, held }: Props) {
  const { save, question, answer } = useSaveTechnician(technician);
  const [dialog, setDialog] = useState<'edit' | 'leaves' | null>(null);
  const close = () => setDialog(null);
  const { name, mobile, onDuty } = technician;
  const labels = categories.filter(({ value }) => technician.categories.includes(value));
  return (
    <tr>
      <th scope="row">
        <div>{name}</div>
        <MobileLink mobile={mobile} />
      </th>
      <td>
        <Choice
          aria-label={t('onDutyOf', { name })}
          checked={onDuty}
          onChange={() => void save(() => ({ onDuty: !onDuty }), onDuty ? { days: null } : undefined)}
        >
          {t(onDuty ? 'onDuty' : 'offDuty')}
        </Choice>
      </td>
      <td data-title={t('repairs')}>{labels.map(({ label }) => label).join(', ') || t('everything')}</td>
      <td data-title={t('daysOff')}>{technician.daysOff.map(formatVisitDay).join(', ') || t('none')}</td>
      <td data-title={t('cash')} data-numeric>
        {formatRupees(held)}
      </td>
      <td>
        <MenuButton words={t('change')} label={t('changeOf', { name })}>
          <Menu.Item onClick={() => setDialog('edit')}>{t('repairsAndDaysOff')}</Menu.Item>
          {held !== 0 && (
            <Menu.Item component={Link} to={paths.admin.cash}>
              {t('takeCash')}
            </Menu.Item>
          )}
          <Menu.Item color="red" onClick={() => setDialog('leaves')}>
            {t('leaves')}
          </Menu.Item>
        </MenuButton>
        {dialog === 'edit' && (
          <Dialog title={name} close={close} width={560}>
            <Stack gap="md">
              <SimpleGrid
                component="fieldset"
                minColWidth="min(100%, 150px)"
                verticalSpacing={0}
                aria-label={t('repairsOf', { name })}
              >
                <Text component="legend" size="sm" fw={700}>
                  {t('repairs')}
                </Text>
                {categories.map(({ value, label }) => (
                  <Choice
                    key={value}
                    checked={technician.categories.includes(value)}
                    onChange={({ currentTarget: { checked } }) =>
                      void save(({ categories }) => ({
                        categories: checked ? withOne(categories, value) : without(categories, value),
                      }))
                    }
                  >
                    {label}
                  </Choice>
                ))}
              </SimpleGrid>
              <DaysOff technician={technician} save={save} />
            </Stack>
          </Dialog>
        )}
        {dialog === 'leaves' && <LeaveDialog technician={technician} close={close} />}
        {question && <VisitsQuestion technician={technician} others={others} {...question} answer={answer} />}
      </td>
    </tr>
  );
}

const without = (all: readonly string[], one: string) => all.filter((other) => other !== one);
const withOne = (all: readonly string[], one: string) => [...without(all, one), one].sort();

const dayOffForm = (daysOff: readonly string[]) =>
  z.object({
    date: day
      .refine((date) => date >= indiaDayOf(Date.now()), { error: fieldMessages.dayPast })
      .refine((date) => !daysOff.includes(date), { error: fieldMessages.dayTwice }),
  });

function DaysOff({
  technician: { name, daysOff },
  save,
}: {
  technician: Technician;
  save: ReturnType<typeof useSaveTechnician>['save'];
}) {
  const form = useShopForm({ schema: dayOffForm(daysOff), initialValues: { date: '' } });
  const add = form.submit(async ({ date }) => {
    if (await save(({ daysOff }) => ({ daysOff: withOne(daysOff, date) }), { days: [date] })) form.reset();
  });
  return (
    <div>
      <Text component="h3" size="sm" fw={700}>
        {t('daysOff')}
      </Text>
      {daysOff.length > 0 && (
        <ul aria-label={t('daysOffOf', { name })}>
          {daysOff.map((date) => (
            <Group key={date} component="li" justify="space-between">
              {formatVisitDay(date)}
              <IconButton
                icon="trash"
                label={t('removeDayOff', { day: formatVisitDay(date), name })}
                onClick={() => void save(({ daysOff }) => ({ daysOff: without(daysOff, date) }))}
              />
            </Group>
          ))}
        </ul>
      )}
      <form onSubmit={add} noValidate>
        <Group gap="xs" align="start" mt={4}>
          <TextInput type="date" aria-label={t('dayOffOf', { name })} {...form.field('date')} />
          <Button type="submit" variant="outline" pending={form.pending}>
            {t('addDayOff')}
          </Button>
        </Group>
      </form>
    </div>
  );
}
