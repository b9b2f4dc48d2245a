import { codeOf } from '#client/lib/failure.ts';
import { useAction } from '../use-action.ts';

/** Returns a function that changes a bill, and whether a change is pending. `changed` runs after a 409. */
export function useBillAction() {
  const [act, pending] = useAction(['bills', 'orders']);
  const run = (
    action: () => Promise<{ message: string }>,
    done: () => void,
    changed: () => void = () => {},
  ) => act(action, done, (error) => codeOf(error) === 'CONFLICT' && changed());
  return [run, pending] as const;
}
