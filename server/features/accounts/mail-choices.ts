// Which of the optional mails a person gets.
import { AppError } from '#shared/errors.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import type { ChooseByLink, ChooseMails, MailChoices } from '#shared/rights/mail-choices.ts';
import { type MailKind, mailKinds } from '#shared/rights/mail-kinds.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';

type LinkDeps = { config: Pick<Deps['config'], 'publicUrl'> } & Pick<Deps, 'tracking'>;

const versionOfChoices = 0;

/** Makes the link in a mail that ends mails of its kind. An order's link has another version. */
export const endMailsLink = ({ config, tracking }: LinkDeps, userId: string, kind: MailKind): string =>
  config.publicUrl +
  prefixOf(currentLanguage()) +
  paths.mails(`${kind}.${tracking.of({ id: userId, linkVersion: versionOfChoices })}`);

export const readChoices = (db: Db, id: string): Promise<MailChoices> =>
  db
    .selectFrom('users')
    .select(['reminder_mails as reminder', 'review_mails as review'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));

export async function chooseMails(db: Db, id: string, { kind, on }: ChooseMails) {
  await db
    .updateTable('users')
    .set(kind === 'reminder' ? { reminder_mails: on } : { review_mails: on })
    .where('id', '=', id)
    .execute();
  return { message: successMessages.mailsChosen, data: await readChoices(db, id) };
}

/** Ends or resumes mails by the link in a mail. An unknown link is not found. */
export async function chooseByLink({ db, deps: { tracking } }: ShopContext, { link, on }: ChooseByLink) {
  const [name = '', token = ''] = link.split('.');
  const kind = mailKinds.find((each) => each === name);
  const id = tracking.idIn(token);
  if (!kind || !id || !tracking.isFor(token, { id, linkVersion: versionOfChoices }))
    throw new AppError('linkUnknown');
  return { ...(await chooseMails(db, id, { kind, on })), kind };
}
