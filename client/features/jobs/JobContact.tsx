// Calling the customer, writing to them, and the way there.
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { useNoteWhatsApp } from '../orders/use-note-whats-app.ts';
import { mapLink, whatsAppAbout, whatsAppText } from './contact-words.ts';
import classes from './JobCard.module.css';
import { useOfflineJobs } from './use-offline-jobs.ts';

export function JobContact({ job, describedBy }: { job: Job; describedBy: string }) {
  const { owner } = useOfflineJobs();
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
      {link('Call', 'phone', mobileLink(job.mobile), false)}
      {link('WhatsApp', 'chat', whatsAppLink(job.mobile, whatsAppText(job, owner?.name ?? '')), true, () =>
        opened(whatsAppAbout(job)),
      )}
      {link('Map', 'place', mapLink(job))}
    </div>
  );
}
