import { useBusiness } from '#client/lib/use-business.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import type { Job } from '#shared/jobs/schema.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';
import { type Place, placeLine } from '#shared/orders/place.ts';
import { firstNameOf, serviceNames } from '#shared/orders/sentences.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { useNoteWhatsApp } from '../orders/use-note-whats-app.ts';
import classes from './JobCard.module.css';
import { useJobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

export function JobContact({ job, describedBy }: { job: Job; describedBy: string }) {
  const { owner } = useJobsStore();
  const { city } = useBusiness();
  const opened = useNoteWhatsApp(job._id);
  const link = (words: string, icon: IconName, href: string, elsewhere = true, onClick?: () => void) => (
    <a
      className={classes.contactLink}
      href={href}
      aria-describedby={describedBy}
      onClick={onClick}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size={22} />
      {words}
    </a>
  );
  return (
    <div className={classes.contact}>
      {link(t('call'), 'phone', mobileLink(job.mobile), false)}
      {link('WhatsApp', 'chat', whatsAppLink(job.mobile, whatsAppText(job, owner?.name ?? '')), true, () =>
        opened(whatsAppAbout(job)),
      )}
      {link(t('map'), 'place', mapLink(job, city))}
    </div>
  );
}

const whatsAppAbout = ({ stage, visit }: Pick<Job, 'stage' | 'visit'>): WhatsAppText =>
  stage === 'scheduled' && visit ? 'Confirmed time' : stage === 'on_the_way' ? 'On the way' : 'Your repair';

function whatsAppText(job: Job, technician: string): string {
  const { stage, visit } = job;
  const news =
    stage === 'scheduled' && visit
      ? `I come on ${formatVisit(visit)}.`
      : stage === 'on_the_way'
        ? 'I am on the way to you.'
        : 'I write to you about your repair.';
  return [
    `Hello ${firstNameOf(job.fullname)}, I am ${firstNameOf(technician)}, your technician. ${news}`,
    `Order ${job.orderNumber}: ${serviceNames(job)}.`,
    `Follow your booking: ${job.trackingLink}`,
  ].join('\n');
}

const mapLink = (place: Place, city: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${placeLine(place)}, ${city}` })}`;
