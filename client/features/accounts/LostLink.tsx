import { CallUs } from '../content/CallUs.tsx';
import { accountTexts as t } from './texts.ts';

/** For somebody without an account who lost the link of a booking. */
export const LostLink = () => <CallUs words={t('lostLink')} />;
