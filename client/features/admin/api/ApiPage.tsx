import { Stack } from '#client/ui/mantine/layout.tsx';
import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

export const ApiPage = () => (
  <Stack gap="md">
    <Keys />
    <Webhooks />
  </Stack>
);
