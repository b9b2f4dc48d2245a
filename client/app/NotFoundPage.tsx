// No page stands at this address.
import art from '#client/assets/empty/not-found.svg';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { paths } from '#shared/paths.ts';

/** The page renderer answers with this status. */
export const handle = { status: 404 };

export function Component() {
  return (
    <div className="page">
      <PageHead title="Page not found" canonical={null} />
      <EmptyState
        level={1}
        art={art}
        title="Page not found"
        text="The link may be old or mistyped. Everything we repair is one step away."
      >
        <ButtonLink to={paths.services()}>See all services</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Back to Home
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
