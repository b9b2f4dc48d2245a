// Services, reels and the company name.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="All Products" />
      <h1>All Products</h1>
    </div>
  );
}
