// Home.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="Home" />
      <h1>Home</h1>
    </div>
  );
}
