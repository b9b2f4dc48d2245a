// The terms.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Terms and Conditions" />
      <h1>Terms and Conditions</h1>
    </div>
  );
}
