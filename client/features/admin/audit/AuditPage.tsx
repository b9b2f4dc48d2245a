// Who changed what.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Audit" />
      <h1>Audit</h1>
    </div>
  );
}
