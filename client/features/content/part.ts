export type ContentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'contact' | 'officer' };

/** A heading of a written page, the blocks below it, and the parts with smaller headings. */
export type Part = { title: string; blocks: ContentBlock[]; parts: Part[] };
