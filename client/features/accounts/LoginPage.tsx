// Signing in.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Login" />
      <h1>Login</h1>
    </div>
  );
}
