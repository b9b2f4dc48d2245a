// Search results.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Search" />
      <h1>Search</h1>
    </div>
  );
}
