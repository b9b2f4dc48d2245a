// The privacy policy.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Privacy Policy" />
      <h1>Privacy Policy</h1>
    </div>
  );
}
