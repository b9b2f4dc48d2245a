import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

const policy = (config: Config): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // An admin may enter any https URL for a service's picture.
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
  // Pages of listed origins may read /api. The CORS headers restrict the access.
  crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: config.secure
    ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains }
    : false,
  xFrameOptions: { action: 'deny' },
});

function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {
    // The camera scans stickers.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
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

// A first visit loads many files, so files get only the headers that matter for files.
const isFile = ({ url }: FastifyRequest) => url.startsWith('/assets/') || url.startsWith('/media/');
const fileHeaderNames = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = helmetHeaders(policy(config));
  const fileHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => fileHeaderNames.includes(name)),
  );
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isFile(request) ? fileHeaders : headers);
    done();
  });
  app.addHook('preHandler', (request, reply, done) => {
    if (request.is404 && isFile(request)) reply.headers(headers);
    done();
  });
}
