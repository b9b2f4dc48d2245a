import { returnPath, wishedService } from '#client/app/return-to.ts';

/** Hidden fields with the page to return to, for a form that the server answers (server/pages/forms/). */
export const WayFields = ({ way }: { way: object }) => (
  <>
    <input type="hidden" name="service" value={wishedService(way) ?? ''} />
    <input type="hidden" name="back" value={returnPath(way)} />
  </>
);
