// Settings: what the owner decides once in a while, a section for each matter.
import { Screen } from '../Screen.tsx';
import { GuestSwitch } from './GuestSwitch.tsx';
import { PriceList } from './PriceList.tsx';
import classes from './Settings.module.css';
import { TaxAndBills } from './TaxAndBills.tsx';
import { Technicians } from './Technicians.tsx';
import { VisitTimes } from './VisitTimes.tsx';

export function Component() {
  return (
    <Screen title="Settings">
      <div className={classes.sections}>
        <VisitTimes />
        <Technicians />
        <TaxAndBills />
        <PriceList />
        <GuestSwitch />
      </div>
    </Screen>
  );
}
