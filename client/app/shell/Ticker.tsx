import { useState } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { cityOf } from '#shared/business/words.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Ticker.module.css';

// Four copies of the text fill the widest screen. Ticker.module.css moves them by the width of one copy.
const copies = [0, 1, 2, 3];

export function Ticker({ close }: { close: () => void }) {
  const [paused, setPaused] = useState(false);
  const isHydrated = useKnownInBrowser(true);
  const business = useBusiness();
  const words = [business.companyName, cityOf(business), business.hours].filter(Boolean);
  return (
    <section className={classes.ticker} aria-label={t('announcement')} data-paused={paused || undefined}>
      <div className={classes.window}>
        <div className={classes.track}>
          {copies.map((copy) => (
            <p key={copy} className={classes.words} aria-hidden={copy > 0 || undefined}>
              {words.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </p>
          ))}
        </div>
      </div>
      {isHydrated && (
        <>
          <button
            type="button"
            className={`bare ${classes.control} ${classes.pause}`}
            aria-label={paused ? t('playTicker') : t('pauseTicker')}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={16} />
          </button>
          <button
            type="button"
            className={`bare ${classes.control}`}
            aria-label={t('closeBanner')}
            onClick={close}
          >
            <Icon name="close" size={16} />
          </button>
        </>
      )}
    </section>
  );
}
