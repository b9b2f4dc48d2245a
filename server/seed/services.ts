/** The services of the demo shop, category by category in the order of the shop. */
import { airConditionServices } from './services/air-condition.ts';
import { commercialServices } from './services/commercial.ts';
import type { DemoService } from './services/demo-service.ts';
import { kitchenServices } from './services/kitchen.ts';
import { laundaryServices } from './services/laundary.ts';
import { refrigerationServices } from './services/refrigeration.ts';

export type { DemoCategory, DemoService } from './services/demo-service.ts';

export const demoServices: readonly DemoService[] = [
  ...laundaryServices,
  ...refrigerationServices,
  ...commercialServices,
  ...kitchenServices,
  ...airConditionServices,
];
