import { NothingHere } from '#client/ui/NothingHere.tsx';

export const handle = { status: 404 };

export const Component = () => (
  <NothingHere
    title="Page not found"
    text="The link may be old or may have a typing mistake. See all our services, or go back to Home."
  />
);
