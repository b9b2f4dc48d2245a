// The pages and their addresses; each is a chunk of its own. React Router matches without case.
// A page's module gives `Component`, and `prefetch` where it can be rendered by the server.
import { Outlet, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { chunk } from './chunk.ts';
import { RequireAdmin, RequireLogin } from './guards.tsx';
import { RouteError, ShellError } from './RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

const page = (path: string, load: () => Promise<object>): RouteObject => ({ path, lazy: chunk(load) });

const publicPages: RouteObject[] = [
  { index: true, lazy: chunk(() => import('#client/features/home/HomePage.tsx')) },
  page('product-category', () => import('#client/features/catalogue/FilterPage.tsx')),
  page('product/:id', () => import('#client/features/catalogue/ServicePage.tsx')),
  page('search', () => import('#client/features/catalogue/SearchPage.tsx')),
  page('my-faqs', () => import('#client/features/content/FaqPage.tsx')),
  page('about-us', () => import('#client/features/content/AboutPage.tsx')),
  page('terms-condition', () => import('#client/features/content/TermsPage.tsx')),
  page('privacy-policy', () => import('#client/features/content/PrivacyPage.tsx')),
  page('login', () => import('#client/features/accounts/LoginPage.tsx')),
  page('sign-up', () => import('#client/features/accounts/SignUpPage.tsx')),
  page('forgot-password', () => import('#client/features/accounts/ForgotPasswordPage.tsx')),
  page('reset-password/:token', () => import('#client/features/accounts/ResetPasswordPage.tsx')),
];

const customerPages: RouteObject[] = [
  page('cart', () => import('#client/features/cart/CartPage.tsx')),
  page('my-orders', () => import('#client/features/orders/MyOrdersPage.tsx')),
];

const adminPages: RouteObject[] = [
  { index: true, lazy: chunk(() => import('#client/features/admin/overview/OverviewPage.tsx')) },
  page('all-users', () => import('#client/features/admin/customers/CustomersPage.tsx')),
  page('all-products', () => import('#client/features/admin/products/ProductsPage.tsx')),
  page('all-Payment', () => import('#client/features/admin/orders/OrdersPage.tsx')),
  page('all-Enquiries', () => import('#client/features/admin/enquiries/EnquiriesPage.tsx')),
  page('all-category', () => import('#client/features/admin/categories/CategoriesPage.tsx')),
  page('audit', () => import('#client/features/admin/audit/AuditPage.tsx')),
];

const adminPanel: RouteObject = {
  path: 'admin-panel',
  Component: RequireAdmin,
  children: [
    {
      lazy: chunk(() => import('#client/features/admin/AdminLayout.tsx')),
      children: [{ ErrorBoundary: RouteError, Component: Outlet, children: adminPages }],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ShellError,
    HydrateFallback: PageSkeleton,
    children: [
      {
        ErrorBoundary: RouteError,
        Component: Outlet,
        children: [
          ...publicPages,
          { Component: RequireLogin, children: customerPages },
          adminPanel,
          { path: '*', lazy: chunk(() => import('./NotFoundPage.tsx')) },
        ],
      },
    ],
  },
];
