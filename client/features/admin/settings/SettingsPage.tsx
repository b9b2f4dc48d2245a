import { Stack } from '#client/ui/mantine/layout.tsx';
import { Screen } from '../Screen.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
import { VisitTimes } from './VisitTimes.tsx';

export function Component() {
  return (
    <Screen title="Settings">
      <Stack gap="md" maw={1080}>
        <VisitTimes />
        <Technicians />
        <TaxAndBills />
        <PriceList />
        <GuestSwitch />
      </Stack>
    </Screen>
  );
}
