import { mailLink, phoneLink } from '#shared/contact-links.ts';
import { currentLanguage } from '#shared/language.ts';
import { mailTexts as t } from './texts.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ink = '#14213D';
const paper = '#FBFAF6';
const hairline = '#E8E4DA';
const teal = '#0B7A75';
const quiet = '#5A6275';
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${ink}">${lines(text)}</p>`;

const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${teal};text-decoration:none">${escapeHtml(text)}</a>`;

export const rowsTable = (rows: readonly { label: string; value: string; url?: string }[]): string => {
  const cell = `padding:8px 0;border-bottom:1px solid ${hairline};${font};font-size:15px;line-height:22px;vertical-align:top`;
  const row = ({ label, value, url }: { label: string; value: string; url?: string }) =>
    `<tr><td style="${cell};padding-right:16px;color:${quiet}">${url ? link(url, label) : lines(label)}</td>` +
    `<td align="right" style="${cell};color:${ink};font-weight:600;text-align:right;word-break:break-word">${lines(value)}</td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.map(row).join('')}</table>`;
};

export const button = (label: string, url: string): string => {
  const address = escapeHtml(url);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr>` +
    `<td bgcolor="${teal}" style="border-radius:8px;background:${teal}"><a href="${address}" target="_blank" ` +
    `style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 24px;${font};font-size:14px;line-height:20px;color:${quiet}">${escapeHtml(t('buttonFails'))}<br>` +
    `<a href="${address}" target="_blank" style="color:${teal};word-break:break-all">${address}</a></p>`
  );
};

export const smallLink = (label: string, url: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:14px;line-height:20px"><a href="${escapeHtml(url)}" style="color:${quiet}">${escapeHtml(label)}</a></p>`;

export type Contacts = { companyName: string; phone: string; email: string; address: string };

const footer = (business: Contacts): string => {
  const ways = [
    business.phone && link(phoneLink(business.phone), business.phone),
    business.email && link(mailLink(business.email), business.email),
  ].filter(Boolean);
  return [
    `<strong style="color:${ink}">${escapeHtml(business.companyName)}</strong>`,
    ways.join(' &middot; '),
    lines(business.address),
  ]
    .filter(Boolean)
    .join('<br>');
};

export const page = (business: Contacts, subject: string, preview: string, body: string) => `<!doctype html>
<html lang="${currentLanguage()}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="supported-color-schemes" content="light">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#FFFFFF;border:1px solid ${hairline};border-radius:12px">
<tr><td bgcolor="${ink}" style="padding:16px 24px;background:${ink};border-radius:11px 11px 0 0;${font};font-size:18px;line-height:24px;font-weight:700;color:#FFFFFF">${escapeHtml(business.companyName)}</td></tr>
<tr><td style="padding:24px 24px 8px">${body}</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid ${hairline};${font};font-size:14px;line-height:22px;color:${quiet}">${footer(business)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
