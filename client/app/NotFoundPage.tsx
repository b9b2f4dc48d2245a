// No page stands at this address.
import { NothingHere } from '#client/ui/NothingHere.tsx';

/** The page renderer answers with this status. */
export const handle = { status: 404 };

export const Component = () => (
  <NothingHere
    title="Page not found"
    text="The link may be old or mistyped. Everything we repair is one step away."
  />
);
