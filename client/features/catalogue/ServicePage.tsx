// One service.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Service" />
      <h1>Service</h1>
    </div>
  );
}
