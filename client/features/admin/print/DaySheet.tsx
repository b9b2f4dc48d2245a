import { Money } from '#client/ui/Money.tsx';
import { Box, Small, Text } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import { groupBy } from '#shared/group-by.ts';
import { placeLine } from '#shared/orders/place.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { OnPaper } from './OnPaper.tsx';
import classes from './Print.module.css';
import { printTexts as t } from './texts.ts';

/** The visits of a day on paper, a sheet for each technician. */
export const DaySheet = ({ board }: { board: Board }) => (
  <OnPaper>
    <Sheets board={board} />
  </OnPaper>
);

function Sheets({ board: { date, technicians, visits } }: { board: Board }) {
  const byTechnician = groupBy(visits, ({ technicianId }) => technicianId);
  const people = [...technicians, { _id: null, name: t('nobody') }];
  if (visits.length === 0) return <p>{t('noVisits', { day: formatVisitDay(date) })}</p>;
  return people.map(({ _id, name }) => {
    const his = byTechnician.get(_id);
    return (
      his && (
        <section key={_id} className={classes.sheet}>
          <Text component="h2" fw={800} fz="var(--type-3)">
            {name}
          </Text>
          <Text mb="xs">
            {formatVisitDay(date)}, {t('visits', { count: his.length })}
          </Text>
          <PlainTable head={[t('time'), t('customer'), t('work'), t('toPay'), t('taken')]} numbers={[3]}>
            {his.map((visit) => (
              <Visit key={visit._id} visit={visit} />
            ))}
          </PlainTable>
        </section>
      )
    );
  });
}

const Visit = ({ visit }: { visit: BoardVisit }) => (
  <tr>
    <Box component="td" style={{ whiteSpace: 'nowrap' }}>
      {formatWindow(visit.visit)}
      <Small>{visit.orderNumber}</Small>
    </Box>
    <td>
      <strong>{visit.fullname}</strong>, {visit.mobile}
      <br />
      {placeLine(visit)}
    </td>
    <td>
      {servicesInWords(visit)}
      {visit.warranty && <strong> ({t('warranty')})</strong>}
      {visit.customerNote && (
        <>
          <br />
          {visit.customerNote}
        </>
      )}
    </td>
    <td data-numeric>
      <Money rupees={visit.cash} />
    </td>
    <Box component="td" w="24mm" />
  </tr>
);
