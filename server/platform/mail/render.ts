// The one way from a message to a mail: the same blocks once as HTML and once as plain text.
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

/** Renders a message with the business's name and contacts; contacts that are blank are left out. */
export function render(message: MailContent & { subject: string }, business: Contacts) {
  const preview = message.blocks.find((block) => block.kind === 'text')?.text ?? message.subject;
  const body = [paragraph(message.greeting), ...message.blocks.map(htmlOf)].join('\n');
  const signature = [business.companyName, business.phone, business.email, business.address].filter(Boolean);
  return {
    html: page(business, message.subject, preview, body),
    text: `${[message.greeting, ...message.blocks.map(textOf), `-- \n${signature.join('\n')}`].join('\n\n')}\n`,
  };
}
