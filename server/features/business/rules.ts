/** https anywhere, or the shop's own clips with or without its origin (docs/rules.md#catalogue). */
export function isReelLink(link: string, publicUrl: string): boolean {
  if (/^\/(?![/\\])/.test(link)) return new URL(link, publicUrl).pathname.startsWith('/clips/');
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { protocol, origin, username } = new URL(link);
  if (username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && origin === publicUrl);
}
