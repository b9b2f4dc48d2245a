// The one way from a message to a mail: the same blocks once as HTML and once as plain text.
import { button, page, paragraph, rowsTable } from './frame.ts';
import type { MailBlock, MailContent } from './mail.ts';
import type { Sender } from './sender.ts';

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

const withWords = (text: string, charge: string | undefined, { behindCharges }: Sender): string =>
  charge ? text.replace(charge, () => charge + behindCharges) : text;

function chargesTold(block: MailBlock, sender: Sender): MailBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, text: withWords(block.text, block.charge, sender) };
    case 'lines':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, value: withWords(row.value, row.charge, sender) })),
      };
    case 'action':
      return block;
  }
}

/** Renders a message with its sender's name, contacts and words behind charges; contacts that are blank are left out. */
export function render(message: MailContent & { subject: string }, sender: Sender) {
  const blocks = message.blocks.map((block) => chargesTold(block, sender));
  const preview = blocks.find((block) => block.kind === 'text')?.text ?? message.subject;
  const body = [paragraph(message.greeting), ...blocks.map(htmlOf)].join('\n');
  const signature = [sender.companyName, sender.phone, sender.email, sender.address].filter(Boolean);
  return {
    html: page(sender, message.subject, preview, body),
    text: `${[message.greeting, ...blocks.map(textOf), `-- \n${signature.join('\n')}`].join('\n\n')}\n`,
  };
}
