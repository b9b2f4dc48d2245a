import type { ComponentType } from 'react';
import { BusinessSection } from './BusinessSection.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
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
    title: 'Business',
    about: 'Name, contact, promises',
    Component: BusinessSection,
  },
  {
    id: 'visit-times',
    title: 'Visit Times',
    about: 'The week and closed days',
    Component: VisitTimes,
  },
  { id: 'technicians', title: 'Technicians', about: 'Repairs, on duty, days off', Component: Technicians },
  {
    id: 'tax-and-bills',
    title: 'Tax and Bills',
    about: 'GST, UPI, numbers of bills',
    Component: TaxAndBills,
  },
  { id: 'price-list', title: 'Price List', about: 'Parts and labour for estimates', Component: PriceList },
  { id: 'guests', title: 'Guests', about: 'Booking without an account', Component: GuestSwitch },
];
