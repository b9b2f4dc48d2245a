import { Stack } from '#client/ui/mantine/layout.tsx';
import { BusinessForm, CompanyForm } from '../business/BusinessForm.tsx';

export const BusinessSection = () => (
  <Stack gap="md">
    <CompanyForm />
    <BusinessForm />
  </Stack>
);
