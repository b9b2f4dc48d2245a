// The filter page.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Services" />
      <h1>Services</h1>
    </div>
  );
}
