// The sections of Settings, each with a page of its own.
import type { Permission } from '#shared/permissions.ts';
import { settingsTexts as t } from './texts.ts';

const section = <Id extends string>(id: Id, title: string, about: string, permission: Permission) => ({
  id,
  title,
  about,
  permission,
});

export const sections = [
  section('business', t('business'), t('businessAbout'), 'business.edit'),
  section('visit-times', t('visitTimes'), t('visitTimesAbout'), 'settings.edit'),
  section('technicians', t('technicians'), t('techniciansAbout'), 'settings.edit'),
  section('tax-and-bills', t('taxAndBills'), t('taxAbout'), 'money.edit'),
  section('price-list', t('priceList'), t('priceListAbout'), 'money.edit'),
  section('guests', t('guests'), t('guestsAbout'), 'settings.edit'),
  section('api', t('api'), t('apiAbout'), 'roles.edit'),
  section('audit', t('audit'), t('auditAbout'), 'audit.read'),
];

export type SettingsSection = (typeof sections)[number];
export type SectionId = SettingsSection['id'];
