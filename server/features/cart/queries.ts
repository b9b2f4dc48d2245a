import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { applianceName, fitsCategory } from '#shared/appliances/kinds.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';
import type { Db } from '../../deps.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { countRows } from '../../platform/paging.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { serviceInLanguage } from '../catalogue/in-language.ts';
import { presentService, serviceColumns } from '../catalogue/present.ts';

type Owner = Pick<CurrentUser, 'id'>;

const linesOf = (db: Db, user: Owner) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('services', 'services.id', 'cart_lines.service_id')
    .where('cart_lines.user_id', '=', user.id);

/** Counts the lines of the cart, not the pieces. Services that are no longer on sale do not count. */
export const countLines = ({ db, user }: UserContext): Promise<{ count: number }> =>
  linesOf(db, user)
    .where('services.in_shop', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export async function viewCart({ db, user }: UserContext): Promise<Cart> {
  const rows = await linesOf(db.withPlugin(prepared), user)
    .select(serviceColumns)
    .select(['services.in_shop', 'cart_lines.id as line_id', 'cart_lines.quantity'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('appliances as a')
          .select(['a.id as _id', 'a.kind', 'a.maker', 'a.place'])
          .where('a.user_id', '=', user.id)
          .where('a.removed', '=', false)
          .orderBy('a.created_at')
          .orderBy('a.id'),
      ).as('appliances'),
    )
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id')
    .execute();
  const lines = rows
    .filter((row) => row.in_shop)
    .map((row): CartLine => {
      const fitting = row.appliances.filter(({ kind }) => fitsCategory(kind, row.category));
      const appliances = fitting.map((one) => ({ _id: one._id, name: applianceName(one) }));
      const line = { _id: row.line_id, quantity: row.quantity, service: presentService(row) };
      return appliances.length > 0 ? { ...line, appliances } : line;
    });
  const dropped = rows.filter((row) => !row.in_shop).map((row) => serviceInLanguage(row).productName);
  return { lines, dropped };
}

export const listLines = async (ctx: UserContext): Promise<CartLine[]> => (await viewCart(ctx)).lines;

export async function areInCart(db: Db, userId: string, serviceIds: readonly string[]): Promise<boolean> {
  const lines = db.selectFrom('cart_lines').where('user_id', '=', userId);
  return (await countRows(lines.where('service_id', 'in', serviceIds))) === serviceIds.length;
}
