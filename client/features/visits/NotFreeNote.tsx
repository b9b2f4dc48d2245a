import { Notice } from '#client/ui/Notice.tsx';

export const NotFreeNote = () => (
  <Notice kind="note">
    Customers can't choose this time any more: it is full or begins too soon. You can.
  </Notice>
);
