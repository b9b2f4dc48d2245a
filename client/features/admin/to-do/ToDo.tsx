import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { ToDo as Waiting } from '#shared/backoffice/schema.ts';
import { formatCapped, formatRupees } from '#shared/format.ts';
import { dayAfter, indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { useNews } from '../news/news.ts';
import { Checklist } from './Checklist.tsx';
import { contactNames } from './contact-names.ts';
import { LostLinks } from './LostLinks.tsx';
import { lists } from './lists.ts';
import { SetAsideMails } from './SetAsideMails.tsx';
import classes from './ToDo.module.css';
import { toDoTexts as t } from './texts.ts';

type Task = { to: string; icon: IconName; words: string; count: number; button: string; isLate: boolean };

const task = (
  to: string,
  icon: IconName,
  count: number,
  words: string,
  button: string,
  isLate = false,
): Task => ({ to, icon, count, words, button, isLate });

const longDueDays = 7;

const tasksOf = (waiting: Waiting): Task[] => {
  const { lateOrders, toCall, unassigned, dueLong, newEnquiries, cashLong, missingContacts, complaints } =
    waiting;
  const today = indiaDayOf(Date.now());
  const counted = (count: number) => ({ count, formatted: formatCapped(count) });
  const sum = ({ count, rupees }: Waiting['dueLong']) => ({
    ...counted(count),
    amount: formatRupees(rupees),
  });
  const business = paths.admin.settingsSection('business');
  const missing = contactNames(missingContacts);
  return [
    task(lists.late, 'warning', lateOrders, t('late', counted(lateOrders)), t('seeLate'), true),
    task(lists.toCall, 'phone', toCall, t('toCall', counted(toCall)), t('agreeTime')),
    task(
      lists.visitsOf(unassigned.day ?? today),
      'person',
      unassigned.count,
      t('unassigned', counted(unassigned.count)),
      t('assign'),
    ),
    task(
      lists.complaints,
      'chat',
      complaints.open,
      t('complaints', { ...counted(complaints.open), late: complaints.late }),
      t('seeComplaints'),
      complaints.late > 0,
    ),
    task(
      lists.dueUntil(dayAfter(today, -longDueDays)),
      'rupee',
      dueLong.count,
      t('dueLong', { ...sum(dueLong), days: longDueDays }),
      t('seeBills'),
    ),
    task(lists.newEnquiries, 'chat', newEnquiries, t('enquiries', counted(newEnquiries)), t('answer')),
    task(paths.admin.cash, 'receipt', cashLong.count, t('cashLong', sum(cashLong)), t('cash')),
    task(business, 'sliders', missingContacts.length, t('lackContacts', { missing }), t('add')),
  ].filter(({ count }) => count > 0);
};

const minute = 60_000;
const late = { c: 'var(--danger)' };

/** What waits for the office now, in one line that opens to the list. Each row leads to the place where it is done. */
export function ToDo() {
  const news = useNews();
  const reading = trpc.backoffice.toDo.useQuery(undefined, { staleTime: 0, refetchInterval: minute });
  const opening = trpc.backoffice.opening.useQuery(undefined, { staleTime: 0 });
  const { refetch } = reading;
  const newCount = (news?.orders ?? 0) + (news?.enquiries ?? 0);
  useEffect(() => {
    if (newCount > 0) void refetch();
  }, [newCount, refetch]);
  if (!reading.data) return <Skeleton width="100%" height={44} />;
  const tasks = tasksOf(reading.data);
  const { mailsSetAside, lostLinks } = reading.data;
  const words = [
    ...(lostLinks > 0 ? [t('lostLinksCount', { count: lostLinks, formatted: formatCapped(lostLinks) })] : []),
    ...tasks.map((task) => task.words),
    ...(mailsSetAside > 0 ? [t('mailsUnsent', { count: mailsSetAside })] : []),
  ];
  return (
    <>
      {opening.data?.shown && <Checklist opening={opening.data} />}
      {words.length === 0 ? (
        <Text c="dimmed">{t('nothingToDo')}</Text>
      ) : (
        <details className={`card ${classes.toDo}`}>
          <Group component="summary" wrap="nowrap" gap="sm" mih={44} style={{ cursor: 'pointer' }}>
            <Text span fw={700} flex="none">
              {t('toDo')}
            </Text>
            <Text span truncate className={classes.line} {...(tasks.some(({ isLate }) => isLate) && late)}>
              {words.join(' · ')}
            </Text>
          </Group>
          <ul className={classes.tasks} aria-label={t('toDo')}>
            {tasks.map(({ to, icon, words, button, isLate }) => (
              <Group key={to} component="li" wrap="nowrap" gap="sm" mih={44} py={4} {...(isLate && late)}>
                <Icon name={icon} size={20} />
                <Text span inherit fw={isLate ? 700 : 400}>
                  {words}
                </Text>
                <Link to={to}>{button}</Link>
              </Group>
            ))}
          </ul>
          {lostLinks > 0 && <LostLinks />}
          {mailsSetAside > 0 && <SetAsideMails />}
        </details>
      )}
    </>
  );
}
