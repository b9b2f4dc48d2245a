// Signing up.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Sign Up" />
      <h1>Sign Up</h1>
    </div>
  );
}
