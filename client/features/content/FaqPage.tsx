// The questions and answers.
import { PageHead } from '#client/ui/PageHead.tsx';

export function Component() {
  return (
    <div className="page">
      <PageHead title="FAQs" />
      <h1>FAQs</h1>
    </div>
  );
}
