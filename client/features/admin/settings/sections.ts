import type { ComponentType } from 'react';
import { BusinessSection } from './BusinessSection.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
import { settingsTexts as t } from './texts.ts';
import { VisitTimes } from './VisitTimes.tsx';

export type SettingsSection = {
  id: string;
  title: string;
  about: string;
  Component: ComponentType;
};

export const sections: readonly SettingsSection[] = [
  {
    id: 'business',
    title: t('business'),
    about: t('businessAbout'),
    Component: BusinessSection,
  },
  {
    id: 'visit-times',
    title: t('visitTimes'),
    about: t('visitTimesAbout'),
    Component: VisitTimes,
  },
  { id: 'technicians', title: t('technicians'), about: t('techniciansAbout'), Component: Technicians },
  {
    id: 'tax-and-bills',
    title: t('tax'),
    about: t('taxAbout'),
    Component: TaxAndBills,
  },
  { id: 'price-list', title: t('priceList'), about: t('priceListAbout'), Component: PriceList },
  { id: 'guests', title: t('guests'), about: t('guestsAbout'), Component: GuestSwitch },
];
