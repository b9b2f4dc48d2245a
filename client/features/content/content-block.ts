/** The pieces that a written page is made of; the pages decide how they look. */

export type ContentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Things done one after the other. */
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** The business row's phone, email and street address stand here, as far as they are filled. */
  | { readonly kind: 'contact' };

export interface ContentSection {
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

/** What is written in the blocks, without their looks and without the contact details. */
export const plainText = (blocks: readonly ContentBlock[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'contact' ? [] : block.kind === 'text' ? [block.text] : block.items))
    .join(' ');
