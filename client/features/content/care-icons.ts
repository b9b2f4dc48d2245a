// The drawings of About Us' cards, by name.
import airCare from '#client/assets/icons/air-care.svg';
import floorCare from '#client/assets/icons/floor-care.svg';
import homeEntertainment from '#client/assets/icons/home-entertainment.svg';
import kitchenCare from '#client/assets/icons/kitchen-care.svg';
import laundryCare from '#client/assets/icons/laundry-care.svg';
import type { CareIcon } from './about-content.ts';

export const careIcons: Record<CareIcon, string> = {
  'laundry-care': laundryCare,
  'kitchen-care': kitchenCare,
  'air-care': airCare,
  'floor-care': floorCare,
  'home-entertainment': homeEntertainment,
};
