// Who asks: a program on this very machine, or someone beyond it.
import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** True for a request from this machine that no proxy has passed on (a proxy's own address is loopback too). */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  loopback.test(request.socket.remoteAddress ?? '') &&
  forwarding.every((name) => request.headers[name] === undefined);
