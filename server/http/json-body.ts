import { AppError } from '#shared/errors.ts';

const maxDepth = 64;
const [open, openList, close, closeList, quote, backslash] = [...'{[}]"\\'].map((sign) => sign.charCodeAt(0));

export function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (inText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (sign === open || sign === openList) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (sign === close || sign === closeList) depth -= 1;
  }
  return false;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  if (isTooDeep(bytes)) throw new AppError('malformedJson');
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new AppError('malformedJson', { cause });
  }
}
