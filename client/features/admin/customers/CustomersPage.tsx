// The table of customers.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="All Customers" />
      <h1>All Customers</h1>
    </div>
  );
}
