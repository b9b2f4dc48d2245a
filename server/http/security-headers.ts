// Security headers for every answer (OWASP Secure Headers): no foreign code, no framing, no sniffing.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

/** The policy. Scripts come from our own files alone; styles may be inline, as Mantine writes them so. */
const policy = (config: Config): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // pictures of services may lie at any https address that an admin has entered
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(config.secure ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  // third parties on listed origins read /api; CORS is the guard there
  crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  xFrameOptions: { action: 'deny' },
});

// The headers are the same for every answer, so helmet writes them once and not for each request.
function writeOnce(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, response, () => {});
  return headers;
}

// A picture or a script is no page: what speaks of pages would only weigh on each of a first visit's many files.
const isFile = ({ url }: FastifyRequest) => url.startsWith('/assets/') || url.startsWith('/media/');
const ofFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

/** Sets the headers: all of them on pages and answers, those that matter on files. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = writeOnce(policy(config));
  const few = Object.fromEntries(Object.entries(headers).filter(([name]) => ofFiles.includes(name)));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isFile(request) ? few : headers);
    done();
  });
  // where there is no such file, a page is what is sent
  app.addHook('preHandler', (request, reply, done) => {
    if (request.is404 && isFile(request)) reply.headers(headers);
    done();
  });
}
