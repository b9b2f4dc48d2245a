// The table of orders.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="All Orders" />
      <h1>All Orders</h1>
    </div>
  );
}
