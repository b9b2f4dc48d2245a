import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatCapped, formatRupees } from '#shared/format.ts';
import { dayAfter, indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { Section } from '../Section.tsx';
import { contactNames } from './contact-names.ts';
import { lists } from './lists.ts';
import classes from './Overview.module.css';
import { overviewTexts as t } from './texts.ts';

type Task = { to: string; icon: IconName; words: string; count: number; button: string; late?: true };

const longDueDays = 7;

const tasksOf = (overview: Overview): Task[] => {
  const { lateOrders, toCall, unassigned, dueLong, newEnquiries, cashLong, missingContacts, complaints } =
    overview;
  const today = indiaDayOf(Date.now());
  const counted = (count: number) => ({ count, formatted: formatCapped(count) });
  const sum = ({ count, rupees }: Overview['dueLong']) => ({
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
      to: paths.admin.day,
      icon: 'phone',
      words: t('toCall', counted(toCall)),
      count: toCall,
      button: t('callThem'),
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
      button: t('countCash'),
    },
    {
      to: paths.admin.settingsSection('business'),
      icon: 'sliders',
      words: t('lackContacts', { missing: contactNames(missingContacts) }),
      count: missingContacts.length,
      button: t('addContacts'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
};

/** What waits for the office now. Each row leads to the place where it is done. */
export function ToDo({ overview }: { overview: Overview }) {
  const tasks = tasksOf(overview);
  return (
    <Section title={t('toDo')}>
      {tasks.length === 0 ? (
        <p>{t('nothingToDo')}</p>
      ) : (
        <ul className={classes.tasks} aria-label={t('toDo')}>
          {tasks.map(({ to, icon, words, button, late }) => (
            <li key={to} data-late={late}>
              <Icon name={icon} size={20} />
              <span>{words}</span>
              <Link to={to}>{button}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
