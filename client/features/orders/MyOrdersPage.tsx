// The page of one’s own orders.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="My Orders" />
      <h1>My Orders</h1>
    </div>
  );
}
