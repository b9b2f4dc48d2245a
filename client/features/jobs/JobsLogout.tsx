import { useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { useSignOut } from '#client/app/shell/use-sign-out.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { UnstyledButton } from '#client/ui/mantine/layout.tsx';
import type LeaveJobs from './LeaveJobs.tsx';
import { jobTexts as t } from './texts.ts';

const loadQuestion = chunk(() => import('./LeaveJobs.tsx'));

export function JobsLogout() {
  const { leave, pending } = useSignOut();
  const [question, ask] = useState<{ Part: typeof LeaveJobs } | null>(null);
  return (
    <>
      <UnstyledButton
        w={48}
        h={48}
        c="var(--on-ink)"
        display="grid"
        style={{ placeItems: 'center' }}
        aria-label={t('logout')}
        aria-disabled={pending || undefined}
        onClick={() => {
          if (!pending)
            loadQuestion().then(
              (part) => ask({ Part: part.default }),
              (error) => toast.error(wordsOf(error)),
            );
        }}
      >
        <Icon name="logout" />
      </UnstyledButton>
      {question && <question.Part pending={pending} leave={leave} close={() => ask(null)} />}
    </>
  );
}
