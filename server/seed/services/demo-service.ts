/** The shape of one service of the demo shop, before it becomes a row. */

export interface DemoService {
  /** Names the picture and ties the demo's orders and feedback to the service. */
  readonly slug: string;
  readonly productName: string;
  /** Brands or kinds that people look for, separated by commas; shown as Tags. */
  readonly brandName: string;
  /** The category's value: its label in lower case. */
  readonly category: DemoCategory;
  readonly description: string;
  /** Charge in rupees. */
  readonly charge: number;
}

export type DemoCategory = 'laundary' | 'refrigeration' | 'commercial' | 'kitchen' | 'air condition';
