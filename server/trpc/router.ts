import { accountsRouter } from '../features/accounts/router.ts';
import { moveAppliances } from '../features/appliances/commands.ts';
import { appliancesRouter } from '../features/appliances/router.ts';
import { backofficeRouter } from '../features/backoffice/router.ts';
import { creditOrder } from '../features/bills/issue/credit.ts';
import { readBillOfOrder } from '../features/bills/issue/documents.ts';
import { billOrder } from '../features/bills/issue/issue.ts';
import { billsRouter } from '../features/bills/router.ts';
import { businessRouter } from '../features/business/router.ts';
import { calendarRouter } from '../features/calendar/router.ts';
import { cartRouter } from '../features/cart/router.ts';
import { catalogueRouter } from '../features/catalogue/router.ts';
import { dayRouter } from '../features/day/router.ts';
import { enquiriesRouter } from '../features/enquiries/router.ts';
import { estimatesRouter } from '../features/estimates/router.ts';
import { figuresRouter } from '../features/figures/router.ts';
import { importsRouter } from '../features/imports/router.ts';
import { jobsRouter } from '../features/jobs/router.ts';
import { keysRouter } from '../features/keys/router.ts';
import { moveOrders } from '../features/orders/joining.ts';
import { countOpenJobs, reassignOpenJobs } from '../features/orders/open-jobs.ts';
import { ordersRouter } from '../features/orders/router.ts';
import { rightsRouter } from '../features/rights/router.ts';
import { techniciansRouter } from '../features/technicians/router.ts';
import { trackingRouter } from '../features/tracking/router.ts';
import { viewsRouter } from '../features/views/router.ts';
import { visitsRouter } from '../features/visits/router.ts';
import { warrantyRouter } from '../features/warranty/router.ts';
import { webhooksRouter } from '../features/webhooks/router.ts';
import { createCallerFactory, router } from '../procedures/init.ts';

// Passes functions of other features to a feature, if an import would make a cycle.
export const appRouter = router({
  accounts: accountsRouter({
    moveOrders: async (db, move) => {
      await moveOrders(db, move);
      await moveAppliances(db, move);
    },
    reassignOpenJobs,
  }),
  appliances: appliancesRouter,
  catalogue: catalogueRouter,
  cart: cartRouter,
  orders: ordersRouter({ billOrder, creditOrder, readBillOfOrder }),
  estimates: estimatesRouter,
  tracking: trackingRouter,
  visits: visitsRouter,
  technicians: techniciansRouter({ countOpenJobs, reassignOpenJobs }),
  bills: billsRouter,
  jobs: jobsRouter,
  day: dayRouter,
  warranty: warrantyRouter,
  enquiries: enquiriesRouter,
  business: businessRouter,
  imports: importsRouter,
  views: viewsRouter,
  figures: figuresRouter,
  backoffice: backofficeRouter,
  rights: rightsRouter,
  keys: keysRouter,
  calendar: calendarRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
