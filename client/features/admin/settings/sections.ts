import type { ComponentType } from 'react';
import type { Permission } from '#shared/permissions.ts';
import { BusinessSection } from './BusinessSection.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import { SearchWords } from './SearchWords.tsx';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
import { settingsTexts as t } from './texts.ts';
import { VisitTimes } from './VisitTimes.tsx';

export type SettingsSection = {
  id: string;
  title: string;
  about: string;
  Component: ComponentType;
  permission: Permission;
};

export const sections: readonly SettingsSection[] = [
  {
    id: 'business',
    title: t('business'),
    about: t('businessAbout'),
    Component: BusinessSection,
    permission: 'business.edit',
  },
  {
    id: 'visit-times',
    title: t('visitTimes'),
    about: t('visitTimesAbout'),
    Component: VisitTimes,
    permission: 'settings.edit',
  },
  {
    id: 'technicians',
    title: t('technicians'),
    about: t('techniciansAbout'),
    Component: Technicians,
    permission: 'settings.edit',
  },
  {
    id: 'tax-and-bills',
    title: t('tax'),
    about: t('taxAbout'),
    Component: TaxAndBills,
    permission: 'money.edit',
  },
  {
    id: 'price-list',
    title: t('priceList'),
    about: t('priceListAbout'),
    Component: PriceList,
    permission: 'money.edit',
  },
  {
    id: 'guests',
    title: t('guests'),
    about: t('guestsAbout'),
    Component: GuestSwitch,
    permission: 'settings.edit',
  },
  {
    id: 'search-words',
    title: t('searchWords'),
    about: t('searchWordsAbout'),
    Component: SearchWords,
    permission: 'settings.edit',
  },
];
