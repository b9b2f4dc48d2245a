import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { paths } from '#shared/paths.ts';
import { Section } from '../Section.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { Invitations } from './Invitations.tsx';
import { TechnicianRow } from './TechnicianRow.tsx';
import { technicianTexts as t } from './technicians-texts.ts';
import { settingsTexts } from './texts.ts';

export function Technicians() {
  const may = useCan();
  const technicians = useTechnicians({ staleTime: 0 });
  const categories = trpc.catalogue.categories.useQuery();
  const cash = trpc.bills.cash.useQuery({}, { staleTime: 0 });
  const failed = [technicians, categories].find(({ data, error }) => error && !data);
  return (
    <Section title={settingsTexts('technicians')}>
      {technicians.data && categories.data ? (
        technicians.data.length > 0 && (
          <PlainTable
            label={settingsTexts('technicians')}
            head={[t('technician'), t('onDuty'), t('repairs'), t('daysOff'), t('cash'), '']}
            numbers={[4]}
            blocks
          >
            {technicians.data.map((technician) => (
              <TechnicianRow
                key={technician._id}
                technician={technician}
                others={technicians.data.filter(({ _id }) => _id !== technician._id)}
                categories={categories.data}
                held={cash.data?.holders.find(({ _id }) => _id === technician._id)?.expected ?? 0}
              />
            ))}
          </PlainTable>
        )
      ) : failed ? (
        <LoadError error={failed.error} retry={() => void failed.refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton width="100%" height={320} />
        </>
      )}
      {technicians.data?.length === 0 && <p>{t('nobody')}</p>}
      {technicians.data?.length !== 0 && technicians.data?.every(({ onDuty }) => !onDuty) && (
        <Notice kind="note">{t('nobodyOnDuty')}</Notice>
      )}
      {may('roles.edit') && <Invitations />}
      {may('roles.edit') && (
        <Text size="sm" c="dimmed" mt="sm">
          {t.rich<'roleHelp', ReactNode>('roleHelp', {
            link: (words) => (
              <Link key="customers" to={paths.admin.customers}>
                {words}
              </Link>
            ),
          })}
        </Text>
      )}
    </Section>
  );
}
