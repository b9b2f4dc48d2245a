/** A reel's URL is any https URL, or the path of one of the shop's own clips. */
export function isReelLink(link: string, publicUrl: string): boolean {
  if (/^\/(?![/\\])/.test(link)) return new URL(link, publicUrl).pathname.startsWith('/clips/');
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { protocol, origin, username } = new URL(link);
  if (username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && origin === publicUrl);
}
