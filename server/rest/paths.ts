import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { sendFailure } from '../http/send-failure.ts';

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

type Calls = readonly { method: string; path: string }[];

function methodsOf(calls: Calls) {
  const byPath = new Map<string, { test: RegExp; methods: Set<string> }>();
  for (const { method, path } of calls) {
    const entry = byPath.get(path) ?? { test: pattern(path), methods: new Set<string>() };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    byPath.set(path, entry);
  }
  return (url: string): string[] => {
    const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
    return [...byPath.values()]
      .filter((entry) => entry.test.test(path))
      .flatMap((entry) => [...entry.methods]);
  };
}

export function refusalOfUnknown(calls: Calls) {
  const allowed = methodsOf(calls);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = allowed(request.url);
    if (methods.length === 0) return sendFailure(new AppError('unknownPath'), request, reply);
    reply.header('allow', methods.join(', '));
    return sendFailure(new AppError('methodNotAllowed'), request, reply);
  };
}
