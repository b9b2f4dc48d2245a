// The one way from a message to a mail: the same blocks once as HTML and once as plain text.
import { plusTaxWords } from '#shared/bills/tax-words.ts';
import { button, type Contacts, page, paragraph, rowsTable } from './frame.ts';
import type { MailBlock, MailContent } from './mail.ts';

const htmlOf = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'lines':
      return rowsTable(block.rows);
    case 'action':
      return button(block.label, block.url);
  }
};

const textOf = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'lines':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
};

/** What of the business a mail says: `taxOnTop` in percent, null where charges include the tax. */
export type Sender = Contacts & { taxOnTop: number | null };

const withTax = (words: string, charge: string | undefined, { taxOnTop }: Sender): string =>
  charge ? words.replace(charge, () => charge + plusTaxWords(taxOnTop)) : words;

// Only now, from what is read with the mail: what causes a mail need not know the business's tax.
function taxTold(block: MailBlock, sender: Sender): MailBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, text: withTax(block.text, block.charge, sender) };
    case 'lines':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, value: withTax(row.value, row.charge, sender) })),
      };
    case 'action':
      return block;
  }
}

/** Renders a message with the business's name, contacts and tax; contacts that are blank are left out. */
export function render(message: MailContent & { subject: string }, business: Sender) {
  const blocks = message.blocks.map((block) => taxTold(block, business));
  const preview = blocks.find((block) => block.kind === 'text')?.text ?? message.subject;
  const body = [paragraph(message.greeting), ...blocks.map(htmlOf)].join('\n');
  const signature = [business.companyName, business.phone, business.email, business.address].filter(Boolean);
  return {
    html: page(business, message.subject, preview, body),
    text: `${[message.greeting, ...blocks.map(textOf), `-- \n${signature.join('\n')}`].join('\n\n')}\n`,
  };
}
