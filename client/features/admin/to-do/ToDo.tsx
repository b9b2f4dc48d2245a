import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { ToDo as Waiting } from '#shared/backoffice/schema.ts';
import { formatCapped, formatRupees } from '#shared/format.ts';
import { dayAfter, indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { useNews } from '../news/news.ts';
import { Checklist } from './Checklist.tsx';
import { contactNames } from './contact-names.ts';
import { lists } from './lists.ts';
import { SetAsideMails } from './SetAsideMails.tsx';
import classes from './ToDo.module.css';
import { toDoTexts as t } from './texts.ts';

type Task = { to: string; icon: IconName; words: string; count: number; button: string; late?: true };

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
  const tasks: Task[] = [
    {
      to: lists.late,
      icon: 'warning',
      words: t('late', counted(lateOrders)),
      count: lateOrders,
      button: t('seeLate'),
      late: true,
    },
    {
      to: lists.toCall,
      icon: 'phone',
      words: t('toCall', counted(toCall)),
      count: toCall,
      button: t('agreeTime'),
    },
    {
      to: lists.visitsOf(unassigned.day ?? today),
      icon: 'person',
      words: t('unassigned', counted(unassigned.count)),
      count: unassigned.count,
      button: t('assign'),
    },
    {
      to: lists.complaints,
      icon: 'chat',
      words: t('complaints', { ...counted(complaints.open), late: complaints.late }),
      count: complaints.open,
      button: t('seeComplaints'),
      ...(complaints.late > 0 && { late: true }),
    },
    {
      to: lists.dueUntil(dayAfter(today, -longDueDays)),
      icon: 'rupee',
      words: t('dueLong', { ...sum(dueLong), days: longDueDays }),
      count: dueLong.count,
      button: t('seeBills'),
    },
    {
      to: lists.newEnquiries,
      icon: 'chat',
      words: t('enquiries', counted(newEnquiries)),
      count: newEnquiries,
      button: t('answer'),
    },
    {
      to: paths.admin.cash,
      icon: 'receipt',
      words: t('cashLong', sum(cashLong)),
      count: cashLong.count,
      button: t('cash'),
    },
    {
      to: paths.admin.settingsSection('business'),
      icon: 'sliders',
      words: t('lackContacts', { missing: contactNames(missingContacts) }),
      count: missingContacts.length,
      button: t('add'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
};

const minute = 60_000;

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
  const { mailsSetAside } = reading.data;
  const words = [
    ...tasks.map((task) => task.words),
    ...(mailsSetAside > 0 ? [t('mailsUnsent', { count: mailsSetAside })] : []),
  ];
  return (
    <>
      {opening.data?.shown && <Checklist opening={opening.data} />}
      {words.length === 0 ? (
        <Text c="dimmed">{t('nothingToDo')}</Text>
      ) : (
        <details className={classes.toDo}>
          <summary>
            <strong>{t('toDo')}</strong>
            <span className={classes.line} data-late={tasks.some(({ late }) => late) || undefined}>
              {words.join(' · ')}
            </span>
          </summary>
          <ul className={classes.tasks} aria-label={t('toDo')}>
            {tasks.map(({ to, icon, words, button, late }) => (
              <li key={to} data-late={late}>
                <Icon name={icon} size={20} />
                <span>{words}</span>
                <Link to={to}>{button}</Link>
              </li>
            ))}
          </ul>
          {mailsSetAside > 0 && <SetAsideMails />}
        </details>
      )}
    </>
  );
}
