import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { can, type Role, rolesThat } from '#shared/permissions.ts';
import type { Db, Deps } from '../../deps.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';

/** The owner of a feed. `all`: the feed has the visits of the whole shop. */
export type FeedOwner = { id: string; all: boolean; language: Language };

const seesAll = (role: Role) => can(role, 'orders.read');

// A technician who becomes an owner gets a new address, because the old one must not show all visits.
const linkOf = (id: string, role: Role, renewed: number) => ({
  id,
  linkVersion: renewed * 2 + Number(seesAll(role)),
});

type User = Pick<CurrentUser, 'id' | 'role'>;

const present = ({ config, calendars }: Deps, { id, role }: User, renewed: number) => ({
  address: config.publicUrl + paths.calendar(calendars.of(linkOf(id, role, renewed))),
});

export async function readAddress({ db, deps, user }: UserContext) {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('renewed')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return present(deps, user, feed?.renewed ?? 0);
}

/** Gives a feed a new address. The old one stops working. */
export async function renewAddress({ db, deps, user }: UserContext) {
  const { renewed } = await db
    .insertInto('calendar_feeds')
    .values({ user_id: user.id, renewed: 1 })
    .onConflict((is) =>
      is.column('user_id').doUpdateSet(({ eb }) => ({ renewed: eb('calendar_feeds.renewed', '+', 1) })),
    )
    .returning('renewed')
    .executeTakeFirstOrThrow();
  return { message: successMessages.calendarRenewed, data: present(deps, user, renewed) };
}

/** Finds the owner of a feed by its token. Throws AppError linkUnknown, also for people who no longer work here. */
export async function ownerOfFeed(db: Db, { calendars }: Deps, token: string): Promise<FeedOwner> {
  const id = calendars.idIn(token);
  const user =
    id &&
    (await db
      .selectFrom('users')
      .leftJoin('calendar_feeds', 'calendar_feeds.user_id', 'users.id')
      .select(['users.id', 'role', 'language', 'renewed'])
      .where('users.id', '=', id)
      .where('role', 'in', rolesThat('calendar.read'))
      .executeTakeFirst());
  if (!user || !calendars.isFor(token, linkOf(user.id, user.role, user.renewed ?? 0)))
    throw new AppError('linkUnknown');
  return { id: user.id, all: seesAll(user.role), language: user.language };
}
