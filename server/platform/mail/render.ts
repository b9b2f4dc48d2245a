import { inLanguage } from '../request-language.ts';
import { button, type Contacts, page, paragraph, rowsTable, smallLink } from './frame.ts';
import type { MailBlock, MailContent } from './mail.ts';
import { mailTexts as t } from './texts.ts';

/**
 * The sender's data in a mail. `taxWords` follow each charge (' plus 18 % GST'). They are blank if prices
 * include tax.
 */
export type Sender = Contacts & { taxWords: string };

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
      return block.rows
        .map(({ label, value, url }) => [`${label}: ${value}`, url].filter(Boolean).join('\n'))
        .join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
};

const withTaxWords = (text: string, charge: string | undefined, { taxWords }: Sender): string =>
  charge ? text.replace(charge, () => charge + taxWords) : text;

function addTaxWords(block: MailBlock, sender: Sender): MailBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, text: withTaxWords(block.text, block.charge, sender) };
    case 'lines':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, value: withTaxWords(row.value, row.charge, sender) })),
      };
    case 'action':
      return block;
  }
}

export const render = (message: MailContent & { subject: string }, sender: Sender) =>
  inLanguage(message.language ?? 'en', () => renderHere(message, sender));

function renderHere(message: MailContent & { subject: string }, sender: Sender) {
  const blocks = message.blocks.map((block) => addTaxWords(block, sender));
  const preview = blocks.find((block) => block.kind === 'text')?.text ?? message.subject;
  const { end } = message;
  const body = [
    paragraph(message.greeting),
    ...blocks.map(htmlOf),
    ...(end ? [smallLink(t('end'), end)] : []),
  ].join('\n');
  const signature = [sender.companyName, sender.phone, sender.email, sender.address].filter(Boolean);
  return {
    html: page(sender, message.subject, preview, body),
    text: `${[message.greeting, ...blocks.map(textOf), ...(end ? [`${t('end')}:\n${end}`] : []), `-- \n${signature.join('\n')}`].join('\n\n')}\n`,
  };
}
