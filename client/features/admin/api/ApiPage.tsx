import { Stack } from '#client/ui/mantine/layout.tsx';
import { Keys } from './Keys.tsx';

export const ApiPage = () => (
  <Stack gap="md">
    <Keys />
  </Stack>
);
