// Structured logs by pino: what is secret is cut out before a line is written.
import { pino } from 'pino';
import type { Config } from './config.ts';

const secret = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'authorization',
  'cookie',
  'profilePic',
];

/** The process's logger, at the settings' level, to standard output. */
export const openLog = (config: Pick<Config, 'logLevel'>) =>
  pino({
    level: config.logLevel,
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: '[cut]',
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
