export type ContentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'contact' | 'officer' };

export interface ContentSection {
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

export const plainText = (blocks: readonly ContentBlock[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : [])).join(' ');
