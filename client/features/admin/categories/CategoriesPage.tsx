// The list of categories.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="All Category" />
      <h1>All Category</h1>
    </div>
  );
}
