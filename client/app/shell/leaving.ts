// What a question before logging out is given (LeaveQuestion.tsx, client/features/jobs/LeaveJobs.tsx).

export type LeavingProps = {
  pending: boolean;
  /**
   * Logs out; `afterwards` is done once that has come about. Where the shop is out of reach nothing happens, unless
   * `withoutShop` says that it is to be done on this device alone.
   */
  leave: (options?: { afterwards?: () => Promise<unknown>; withoutShop?: boolean }) => void;
  close: () => void;
};
