// The drawings of Home's points.
import affordable from '#client/assets/icons/affordable-pricing.svg';
import satisfaction from '#client/assets/icons/customer-satisfaction.svg';
import emergency from '#client/assets/icons/emergency.svg';
import technicians from '#client/assets/icons/experienced-technicians.svg';
import fast from '#client/assets/icons/fast-response.svg';
import installation from '#client/assets/icons/installation.svg';
import preventative from '#client/assets/icons/preventative-maintenance.svg';
import repair from '#client/assets/icons/repair-maintenance.svg';
import guarantee from '#client/assets/icons/satisfaction-guarantee.svg';
import type { HomeIcon } from '#client/features/content/home-content.ts';

export const pointPictures: Record<HomeIcon, string> = {
  'repair-maintenance': repair,
  installation,
  emergency,
  'preventative-maintenance': preventative,
  'customer-satisfaction': satisfaction,
  'experienced-technicians': technicians,
  'affordable-pricing': affordable,
  'fast-response': fast,
  'satisfaction-guarantee': guarantee,
};
