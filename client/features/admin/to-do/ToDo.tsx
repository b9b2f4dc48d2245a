import { Fragment, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Box, Group, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatCapped, formatMoment, formatRupees } from '#shared/format.ts';
import { dayAfter, indiaDayOf } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { Loaded } from '../Loaded.tsx';
import { lists } from '../lists.ts';
import { useNews } from '../news/news.ts';
import { Section } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { Checklist } from './Checklist.tsx';
import { Conflicts } from './Conflicts.tsx';
import { contactNames } from './contact-names.ts';
import { LostLinks } from './LostLinks.tsx';
import classes from './ToDo.module.css';
import { toDoTexts as t } from './texts.ts';

type Waiting = Answer['backoffice']['toDo'];
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

const counted = (count: number) => ({ count, formatted: formatCapped(count) });

const tasksOf = (waiting: Waiting): Task[] => {
  const {
    lateOrders,
    toCall,
    cameBack,
    unassigned,
    dueLong,
    newEnquiries,
    cashLong,
    missingContacts,
    complaints,
  } = waiting;
  const today = indiaDayOf(Date.now());
  const sum = ({ count, rupees }: Waiting['dueLong']) => ({
    ...counted(count),
    amount: formatRupees(rupees),
  });
  const business = paths.admin.settingsSection('business');
  const missing = contactNames(missingContacts);
  return [
    task(lists.late, 'warning', lateOrders, t('late', counted(lateOrders)), t('seeLate'), true),
    task(lists.cameBack, 'clock', cameBack, t('cameBack', counted(cameBack)), t('seeCameBack')),
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

/** The office's open tasks in one line that unfolds to a list. Each row links to the place where it is done. */
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
  const { mailsSetAside, lostLinks, conflicts } = reading.data;
  const waiting = [
    ...(conflicts > 0 ? [{ words: t('conflictsCount', counted(conflicts)) }] : []),
    ...(lostLinks > 0 ? [{ words: t('lostLinksCount', counted(lostLinks)) }] : []),
    ...tasks,
    ...(mailsSetAside > 0 ? [{ words: t('mailsUnsent', { count: mailsSetAside }) }] : []),
  ];
  return (
    <>
      {opening.data?.shown && <Checklist opening={opening.data} />}
      {waiting.length === 0 ? (
        <Text c="dimmed">{t('nothingToDo')}</Text>
      ) : (
        <Box component="details" className={`card ${classes.toDo}`} mb="sm" px="sm">
          <Group component="summary" wrap="nowrap" gap="sm" mih={44} style={{ cursor: 'pointer' }}>
            <Text span fw={700} flex="none">
              {t('toDo')}
            </Text>
            <Text span truncate className={classes.line}>
              {waiting.map(({ words, ...task }, at) => (
                <Fragment key={words}>
                  {at > 0 && ' · '}
                  {'isLate' in task && task.isLate ? (
                    <Text span inherit fw={700} {...late}>
                      {words}
                    </Text>
                  ) : (
                    words
                  )}
                </Fragment>
              ))}
            </Text>
          </Group>
          {conflicts > 0 && <Conflicts />}
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
        </Box>
      )}
    </>
  );
}

type Mail = Answer['backoffice']['mailsSetAside']['items'][number];

function SetAsideMails() {
  const mails = trpc.backoffice.mailsSetAside.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
  return (
    <Section title={t('unsent')}>
      <Loaded reading={mails} height={80}>
        {({ pages }) => (
          <ul>{pages.flatMap(({ items }) => items.map((mail) => <Row key={mail._id} mail={mail} />))}</ul>
        )}
      </Loaded>
      {mails.hasNextPage && (
        <Button
          variant="outline"
          pending={mails.isFetchingNextPage}
          onClick={() => void mails.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function Row({ mail }: { mail: Mail }) {
  const again = trpc.backoffice.sendMailAgain.useMutation();
  const [run, pending] = useAction(['backoffice']);
  return (
    <Group
      component="li"
      justify="space-between"
      gap="8px 16px"
      py={10}
      style={{ borderTop: '1px solid var(--hairline)', overflowWrap: 'anywhere' }}
    >
      <p>
        {t.rich('mailTo', {
          subject: mail.subject,
          recipient: mail.recipient,
          b: (words) => <strong key="subject">{words}</strong>,
        })}
        <br />
        <Small span>
          {t('tries', { moment: formatMoment(mail.createdAt), count: mail.attempts })}
          {mail.lastError && `: ${mail.lastError}`}
        </Small>
      </p>
      <Button
        variant="outline"
        pending={pending}
        onClick={() => void run(() => again.mutateAsync({ id: mail._id }))}
      >
        {t('sendAgain')}
      </Button>
    </Group>
  );
}
