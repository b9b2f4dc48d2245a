// The second button. On phones it stays at the bottom of the screen while the first is out of sight.

import { Money } from '#client/ui/Money.tsx';
import type { Service } from '#shared/catalogue/schema.ts';
import { chargeCovers } from './charge-words.ts';
import { PlusTax } from './PlusTax.tsx';
import classes from './RepairBar.module.css';
import { RepairButton } from './RepairButton.tsx';

type Props = {
  service: Service;
  /** On phones: shown now, because the first button is not to be seen. */
  inReach: boolean;
};

export function RepairBar({ service, inReach }: Props) {
  return (
    <div className={classes.bar} data-in-reach={inReach || undefined}>
      <p className={classes.charge}>
        <Money rupees={service.charge} className={classes.rupees} />
        <span className={classes.covers}>
          {chargeCovers(service.productName)}
          <PlusTax />
        </span>
      </p>
      <RepairButton serviceId={service._id} describedBy="service-name" />
    </div>
  );
}
