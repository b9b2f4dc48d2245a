import { returnPath, wishedService } from '#client/app/return-to.ts';

/** The way back, for the server's answer (server/pages/forms/). */
export const WayFields = ({ way }: { way: object }) => (
  <>
    <input type="hidden" name="service" value={wishedService(way) ?? ''} />
    <input type="hidden" name="back" value={returnPath(way)} />
  </>
);
