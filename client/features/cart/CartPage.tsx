// The cart page.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Cart" />
      <h1>Cart</h1>
    </div>
  );
}
