// What happens after the button, so that pressing it is no leap.
import { legal, payAfterService } from '#shared/business.ts';
import classes from './NextSteps.module.css';

const steps = [
  {
    title: 'You request and book',
    text: 'Add the service to your cart and tell us where to come. You pay nothing now.',
  },
  { title: 'You choose a time', text: `Or we call you within 2 hours to agree on one. ${legal.promise}.` },
  { title: 'We find the fault', text: 'We tell you the full price before we start.' },
];

/** `warrantyDays` are those of the service, 0 for none. */
export function NextSteps({ warrantyDays }: { warrantyDays: number }) {
  return (
    <section className={classes.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className={classes.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <h3 className={classes.title}>{payAfterService}</h3>
          {warrantyDays > 0 && <p>{`Our work and parts have a ${warrantyDays}-day warranty.`}</p>}
        </li>
      </ol>
    </section>
  );
}
