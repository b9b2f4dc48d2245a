// The second between a booking and My Orders.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import art from '#client/assets/empty/booked.svg';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { timings } from '#shared/business.ts';
import { paths } from '#shared/paths.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';

/** `number` is what people say; `visit` the time that was booked, null where we call. */
export function Booked({ number, visit }: { number: number; visit: Visit | null }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // the dialog takes its entry out of the history, and the browser goes to where the page stood before it
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of the two
  useEffect(() => {
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [key]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.myOrders), timings.afterBookingMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        art={art}
        level={1}
        title="Your repair is booked"
        text={`Order ${number}. ${visit ? `We come on ${formatVisit(visit)}.` : 'We call you within 2 hours to agree on a time.'} Here are your orders.`}
      >
        <ButtonLink to={paths.myOrders}>My Orders</ButtonLink>
      </EmptyState>
    </div>
  );
}
