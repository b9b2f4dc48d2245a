// Whether and when an estimate was agreed to.
import { Icon } from '#client/ui/Icon.tsx';
import type { Estimate } from '#shared/estimates/schema.ts';
import { answerWords } from './answer-words.ts';
import classes from './Estimate.module.css';

export const AnswerLine = ({ estimate }: { estimate: Estimate }) => (
  <p className={classes.answer} data-state={estimate.state}>
    <Icon name={estimate.state === 'agreed' ? 'check' : 'close'} size={20} />
    {answerWords(estimate)}
  </p>
);
