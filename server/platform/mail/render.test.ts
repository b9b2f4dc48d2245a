import { expect, test } from 'vitest';
import { sampleBusiness } from '#server/testing/sample-business.ts';
import { greet } from './blocks.ts';
import { render } from './render.ts';

const business = {
  companyName: 'Sharma & Sons <Repairs>',
  phone: '+91 55501 00100',
  email: 'care@example.com',
  address: 'Shop 4, Samarth Nagar',
  taxWords: '',
};
const message = {
  subject: 'Your "booking"',
  greeting: 'Hello <img src=x onerror=alert(1)>,',
  blocks: [
    { kind: 'text', text: 'First\nsecond' },
    { kind: 'lines', rows: [{ label: 'Fridge <b>', value: '₹399.00' }] },
    { kind: 'action', label: 'See "it"', url: 'https://shop.example.in/x?a=1&b="2"' },
  ],
} as const;

test('a mail escapes hostile text everywhere', () => {
  const { html } = render(message, business);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<Repairs>');
  expect(html).toContain('href="https://shop.example.in/x?a=1&#38;b=&#34;2&#34;"');
});

test('the plain text of a mail says the same as the HTML', () => {
  expect(render(message, business).text).toBe(
    [
      'Hello <img src=x onerror=alert(1)>,',
      '',
      'First\nsecond',
      '',
      'Fridge <b>: ₹399.00',
      '',
      'See "it":\nhttps://shop.example.in/x?a=1&b="2"',
      '',
      '-- ',
      'Sharma & Sons <Repairs>\n+91 55501 00100\ncare@example.com\nShop 4, Samarth Nagar',
      '',
    ].join('\n'),
  );
});

test('a mail loads no image, style sheet, font or script', () => {
  const { html } = render(message, business);
  expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|src=["']/i);
});

test('a mail leaves out blank contacts', () => {
  const { html, text } = render(message, sampleBusiness);
  expect(html).not.toMatch(/tel:|mailto:/);
  expect(text.endsWith('-- \nRepairs\n')).toBe(true);
});

test('a greeting contains no link and no message', () => {
  expect(greet(' Asha Patil ')).toBe('Hello Asha,');
  expect(greet('आशा पाटील')).toBe('Hello आशा,');
  expect(greet('https://win.example Money')).toBe('Hello,');
  expect(greet('win.example')).toBe('Hello,');
});

test('a mail is light only, also in programs that turn mails dark', () => {
  expect(render(message, business).html).toContain('<meta name="color-scheme" content="only light">');
});
