// The Range header: which bytes of a file somebody asks for (RFC 9110, section 14).
import type { ByteRange } from '../platform/media/media.ts';

/**
 * Reads a Range header against a file's size in bytes. 'whole' where there is none, where it asks for several
 * parts or is malformed, as the RFC allows; 'unsatisfiable' where it begins behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from >= size) return 'unsatisfiable';
  return to < from ? 'whole' : { from, to };
}
