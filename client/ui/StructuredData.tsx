/** Writes a thing as JSON-LD. Escapes `<`, so that no text can end the script block. */
export function StructuredData({ thing }: { thing: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose only way out, '<', is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
