// Replaces zod's default messages by plain ones.
import { z } from 'zod';
import { fieldMessages } from './messages.ts';

z.config({
  customError: (issue) => (issue.path?.length ? fieldMessages.unknownValue : fieldMessages.bodyExpected),
});
