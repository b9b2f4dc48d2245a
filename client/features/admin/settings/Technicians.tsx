import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Small } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { paths } from '#shared/paths.ts';
import { Loaded } from '../Loaded.tsx';
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
  return (
    <Section title={settingsTexts('technicians')}>
      <Loaded reading={technicians} height={320}>
        {(all) => (
          <>
            {all.length > 0 && (
              <PlainTable
                label={settingsTexts('technicians')}
                head={[t('technician'), t('onDuty'), t('repairs'), t('daysOff'), t('cash'), '']}
                numbers={[4]}
                blocks
              >
                {all.map((technician) => (
                  <TechnicianRow
                    key={technician._id}
                    technician={technician}
                    others={all.filter(({ _id }) => _id !== technician._id)}
                    categories={categories.data ?? []}
                    held={cash.data?.holders.find(({ _id }) => _id === technician._id)?.expected ?? 0}
                  />
                ))}
              </PlainTable>
            )}
            {all.length === 0 && <p>{t('nobody')}</p>}
            {all.length > 0 && all.every(({ onDuty }) => !onDuty) && (
              <Notice kind="note">{t('nobodyOnDuty')}</Notice>
            )}
          </>
        )}
      </Loaded>
      {may('roles.edit') && <Invitations />}
      {may('roles.edit') && (
        <Small mt="sm">
          {t.rich<'roleHelp', ReactNode>('roleHelp', {
            link: (words) => (
              <Link key="customers" to={paths.admin.customers}>
                {words}
              </Link>
            ),
          })}
        </Small>
      )}
    </Section>
  );
}
