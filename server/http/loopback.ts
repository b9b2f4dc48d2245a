// Who asks: a program on this very machine, or someone beyond it.
import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
// A page of a site whose name suddenly means this machine (DNS rebinding) asks under that name.
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * True for a request from this machine, under one of its own names, that no proxy has passed on (a proxy's own address is
 * loopback too).
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  loopback.test(request.socket.remoteAddress ?? '') &&
  loopbackHost.test(request.headers.host ?? '') &&
  forwarding.every((name) => request.headers[name] === undefined);
