// Who we are.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="About Us" />
      <h1>About Us</h1>
    </div>
  );
}
