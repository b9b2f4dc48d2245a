// The sections of Settings, each with a page of its own.
import type { Permission } from '#shared/permissions.ts';
import { settingsTexts as t } from './texts.ts';

export const sections = [
  { id: 'business', title: t('business'), about: t('businessAbout'), permission: 'business.edit' },
  { id: 'visit-times', title: t('visitTimes'), about: t('visitTimesAbout'), permission: 'settings.edit' },
  { id: 'technicians', title: t('technicians'), about: t('techniciansAbout'), permission: 'settings.edit' },
  { id: 'tax-and-bills', title: t('taxAndBills'), about: t('taxAbout'), permission: 'money.edit' },
  { id: 'price-list', title: t('priceList'), about: t('priceListAbout'), permission: 'money.edit' },
  { id: 'guests', title: t('guests'), about: t('guestsAbout'), permission: 'settings.edit' },
  { id: 'stickers', title: t('stickers'), about: t('stickersAbout'), permission: 'settings.edit' },
  { id: 'api', title: t('api'), about: t('apiAbout'), permission: 'roles.edit' },
  { id: 'audit', title: t('audit'), about: t('auditAbout'), permission: 'audit.read' },
] as const satisfies readonly { id: string; title: string; about: string; permission: Permission }[];

export type SettingsSection = (typeof sections)[number];
export type SectionId = SettingsSection['id'];
