// The routes of all pages. A page's module exports `Component`, and `prefetch` if the server can render it.
// The route's id is its file, by which the page renderer finds its scripts and styles. React Router ignores
// case.
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useSessionEnded } from '#client/lib/ended-session.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { paths } from '#shared/paths.ts';
import { chunk } from './chunk.ts';
import { RequireLogin } from './guards.tsx';
import { lazyPage, type PageModule, type PageRoute } from './page-route.tsx';
import { CatchErrors } from './RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

const modules = import.meta.glob<PageModule>([
  './NotFoundPage.tsx',
  '../features/**/*Page.tsx',
  '../features/**/*Layout.tsx',
]);

const module = (file: string): PageRoute => {
  const load = modules[file];
  if (!load) throw new Error(`There is no page ${file}`);
  return lazyPage(file, load);
};

const page = (path: string, file: string): PageRoute =>
  Object.assign(module(`../features/${file}.tsx`), { path });
const firstPage = (file: string): PageRoute =>
  Object.assign(module(`../features/${file}.tsx`), { index: true as const });

/** Redirects the URL of a screen that is now part of another one. */
const Moved = ({ to }: { to: string }) => (
  <Navigate to={{ pathname: to, search: useLocation().search }} replace />
);
const moved = (path: string, to: string): RouteObject => ({ path, element: <Moved to={to} /> });

const publicPages: RouteObject[] = [
  firstPage('home/HomePage'),
  page('product-category', 'catalogue/FilterPage'),
  page('product/:id', 'catalogue/ServicePage'),
  page('search', 'catalogue/SearchPage'),
  page('my-faqs', 'content/FaqPage'),
  page('about-us', 'content/AboutPage'),
  page('terms-condition', 'content/TermsPage'),
  page('privacy-policy', 'content/PrivacyPage'),
  page('grievance', 'rights/GrievancePage'),
  page('login', 'accounts/LoginPage'),
  page('sign-up', 'accounts/SignUpPage'),
  page('lost-link', 'accounts/LostLinkPage'),
  page('forgot-password', 'accounts/ForgotPasswordPage'),
  page('reset-password/:token', 'accounts/ResetPasswordPage'),
  page('invite/:token', 'accounts/InvitePage'),
  page('mails/:link', 'rights/MailsPage'),
  page('track/:token', 'tracking/TrackingPage'),
  page('a/:token', 'appliances/StickerPage'),
];

const customerPages: RouteObject[] = [
  page('cart', 'cart/CartPage'),
  page('my-orders', 'orders/MyOrdersPage'),
  page('my-account', 'accounts/AccountPage'),
  page('my-appliances', 'appliances/AppliancesPage'),
  page('my-appliances/:id', 'appliances/AppliancePage'),
];

const adminPages: RouteObject[] = [
  { index: true, element: <Moved to={paths.admin.day} /> },
  page('day', 'admin/day/DayPage'),
  page('all-users', 'admin/customers/CustomersPage'),
  page('all-users/:userId', 'admin/customers/CustomerPage'),
  page('all-products', 'admin/products/ProductsPage'),
  page('all-Payment', 'admin/orders/OrdersPage'),
  page('all-Enquiries', 'admin/enquiries/EnquiriesPage'),
  page('new-booking', 'admin/new-booking/NewBookingPage'),
  page('all-category', 'admin/categories/CategoriesPage'),
  page('figures', 'admin/figures/FiguresPage'),
  page('bills', 'admin/bills/BillsPage'),
  page('bills/bank-file', 'admin/bank-file/BankFilePage'),
  page('cash', 'admin/cash/CashPage'),
  moved('settlement', paths.admin.bills),
  moved('closing', paths.admin.cash),
  page('help', 'admin/help/HelpPage'),
  { path: 'requests', element: <Navigate to={paths.admin.complaints} replace /> },
  moved('audit', paths.admin.settingsSection('audit')),
  page('settings/:section?', 'admin/settings/SettingsPage'),
  page('import', 'admin/import/ImportPage'),
  page('*', 'admin/NoScreenPage'),
];

const prefetch: Prefetch = (queries) =>
  Promise.all([queries.business.get.prefetch(), queries.catalogue.categories.prefetch()]);

/** An error of a page leaves its frame in place. */
const framed = (children: RouteObject[]): RouteObject => ({
  element: (
    <CatchErrors>
      <Outlet />
    </CatchErrors>
  ),
  children,
});

export const routes: PageRoute[] = [
  {
    path: '/',
    prefetch,
    Component: Shell,
    children: [
      framed([
        ...publicPages,
        { Component: RequireLogin, children: customerPages },
        Object.assign(module('./NotFoundPage.tsx'), { path: '*' }),
      ]),
    ],
  },
  Object.assign(page('admin-panel', 'admin/AdminLayout'), { children: [framed(adminPages)] }),
  page('jobs', 'jobs/JobsPage'),
  page('jobs/help', 'jobs/JobsHelpPage'),
];

const LoginAgain = lazy(chunk(() => import('../features/accounts/LoginAgain.tsx')));

const EndedSession = () =>
  useSessionEnded() && (
    <Suspense>
      <LoginAgain />
    </Suspense>
  );

/** Renders the page of the URL, and asks for the password when its session has expired. */
export const Pages = () => (
  <>
    <CatchErrors whole>{useRoutes(routes)}</CatchErrors>
    <EndedSession />
  </>
);
