// The sections of Settings, each with a page of its own.
import type { Permission } from '#shared/permissions.ts';
import { settingsTexts as t } from './texts.ts';

export type SectionId =
  | 'business'
  | 'visit-times'
  | 'technicians'
  | 'tax-and-bills'
  | 'price-list'
  | 'guests'
  | 'audit';

export type SettingsSection = {
  id: SectionId;
  title: string;
  about: string;
  permission: Permission;
};

export const sections: readonly SettingsSection[] = [
  {
    id: 'business',
    title: t('business'),
    about: t('businessAbout'),
    permission: 'business.edit',
  },
  {
    id: 'visit-times',
    title: t('visitTimes'),
    about: t('visitTimesAbout'),
    permission: 'settings.edit',
  },
  {
    id: 'technicians',
    title: t('technicians'),
    about: t('techniciansAbout'),
    permission: 'settings.edit',
  },
  {
    id: 'tax-and-bills',
    title: t('taxAndBills'),
    about: t('taxAbout'),
    permission: 'money.edit',
  },
  {
    id: 'price-list',
    title: t('priceList'),
    about: t('priceListAbout'),
    permission: 'money.edit',
  },
  {
    id: 'guests',
    title: t('guests'),
    about: t('guestsAbout'),
    permission: 'settings.edit',
  },
  {
    id: 'audit',
    title: t('audit'),
    about: t('auditAbout'),
    permission: 'audit.read',
  },
];
