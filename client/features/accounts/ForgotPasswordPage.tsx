// Asking for a reset link.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Forgot password" />
      <h1>Forgot password</h1>
    </div>
  );
}
