import type { Kysely } from 'kysely';
import type { AppliancesTables } from './tables/appliances.ts';
import type { BillsTables } from './tables/bills.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ShopTables } from './tables/shop.ts';
import type { WebhooksTables } from './tables/webhooks.ts';

export type Tables = PeopleTables &
  CatalogueTables &
  OrdersTables &
  AppliancesTables &
  BillsTables &
  ShopTables &
  WebhooksTables;

export type Db = Kysely<Tables>;
