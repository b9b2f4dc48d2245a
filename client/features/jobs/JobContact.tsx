import { useBusiness } from '#client/lib/use-business.ts';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { mobileLink, whatsAppLink } from '#shared/contact-links.ts';
import type { Job } from '#shared/jobs/schema.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';
import { mapLink } from '#shared/orders/place.ts';
import { useNoteWhatsApp } from '../orders/use-note-whats-app.ts';
import classes from './JobCard.module.css';
import { jobTexts as t } from './texts.ts';

export function JobContact({ job, describedBy }: { job: Job; describedBy: string }) {
  const { city } = useBusiness();
  const opened = useNoteWhatsApp(job._id);
  const link = (words: string, icon: IconName, href: string, elsewhere = true, onClick?: () => void) => (
    <ButtonAnchor
      variant="outline"
      className={classes.contactLink}
      href={href}
      aria-describedby={describedBy}
      onClick={onClick}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size={22} />
      {words}
    </ButtonAnchor>
  );
  return (
    <SimpleGrid cols={3} spacing="xs">
      {link(t('call'), 'phone', mobileLink(job.mobile), false)}
      {/* Jobs that an earlier version has stored on this phone have no messages. */}
      {link(
        'WhatsApp',
        'chat',
        whatsAppLink(job.mobile, job.whatsApp?.[whatsAppAbout(job)] ?? ''),
        true,
        () => opened(whatsAppAbout(job)),
      )}
      {link(t('map'), 'place', mapLink(job, city))}
    </SimpleGrid>
  );
}

const whatsAppAbout = ({ stage, visit }: Pick<Job, 'stage' | 'visit'>): WhatsAppText =>
  stage === 'scheduled' && visit ? 'Confirmed time' : stage === 'on_the_way' ? 'On the way' : 'Your repair';
