// Who the mails are from. The shop says it; the platform only asks for it with each mail that it sends.
import type { RawBuilder } from 'kysely';
import type { Contacts } from './frame.ts';

/** What a mail says of its sender: `behindCharges` are the words behind a charge (' plus 18 % GST'), blank where there are none. */
export type Sender = Contacts & { behindCharges: string };

/** `row` is a value of the statement that claims a mail, so that the sender costs no statement of its own. */
export type SenderSource<Row = unknown> = {
  row: RawBuilder<Row | null>;
  read(row: Row | null): Sender;
};
