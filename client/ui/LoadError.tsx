import offlineArt from '#client/assets/empty/offline.svg?inline';
import brokenArt from '#client/assets/empty/something-broke.svg';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { uiTexts as t } from './texts.ts';

type Props = {
  error: unknown;
  retry: () => void;
  title?: string;
  pending?: boolean;
};

export function LoadError({ error, retry, title, pending = false }: Props) {
  const unreachable = isUnreachable(error);
  return (
    <EmptyState
      role="alert"
      art={unreachable ? offlineArt : brokenArt}
      title={title ?? (unreachable ? t('noConnection') : t('notLoaded'))}
      text={wordsOf(error)}
    >
      <Button variant="outline" onClick={retry} pending={pending}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  );
}
