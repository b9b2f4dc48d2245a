// Calling the customer, writing to them, and the way there.
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { mapLink, whatsAppText } from './contact-words.ts';
import classes from './JobCard.module.css';
import { useMyDesk } from './use-my-desk.ts';

export function JobContact({ job, describedBy }: { job: Job; describedBy: string }) {
  const { owner } = useMyDesk();
  const link = (words: string, icon: IconName, href: string, elsewhere = true) => (
    <a
      className={classes.contactLink}
      href={href}
      aria-describedby={describedBy}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size={22} />
      {words}
    </a>
  );
  return (
    <div className={classes.contact}>
      {link('Call', 'phone', mobileLink(job.mobile), false)}
      {link('WhatsApp', 'chat', whatsAppLink(job.mobile, whatsAppText(job, owner?.name ?? '')))}
      {link('Map', 'place', mapLink(job))}
    </div>
  );
}
