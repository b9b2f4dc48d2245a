// What a question before logging out is given (LeaveQuestion.tsx, client/features/jobs/LeaveJobs.tsx).

export type LeavingProps = {
  pending: boolean;
  /** Logs out; `also` is done once that has come about. */
  leave: (also?: () => Promise<unknown>) => void;
  close: () => void;
};
