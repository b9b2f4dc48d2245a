// The owner’s overview.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Overview" />
      <h1>Overview</h1>
    </div>
  );
}
