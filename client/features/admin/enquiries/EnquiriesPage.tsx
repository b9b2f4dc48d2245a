// The table of enquiries.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="All Enquiries" />
      <h1>All Enquiries</h1>
    </div>
  );
}
