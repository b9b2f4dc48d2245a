// Choosing a new password by the mailed link.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Reset password" />
      <h1>Reset password</h1>
    </div>
  );
}
