import type { ReactNode } from 'react';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import classes from './Content.module.css';
import type { ContentBlock } from './part.ts';

const Items = ({ items }: { items: readonly string[] }) => items.map((item) => <li key={item}>{item}</li>);

function Block({ block, officer }: { block: ContentBlock; officer: ReactNode }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={classes.list}>
          <Items items={block.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={classes.list}>
          <Items items={block.items} />
        </ol>
      );
    case 'contact':
      return <ContactBlock />;
    case 'officer':
      return officer;
  }
}

const keyOf = (block: ContentBlock) =>
  block.kind === 'text' ? block.text : 'items' in block ? block.items[0] : block.kind;

type Props = { blocks: readonly ContentBlock[]; officer?: ReactNode };

export const ContentBlocks = ({ blocks, officer }: Props) => (
  <Stack gap="sm" maw="68ch">
    {blocks.map((block) => (
      <Block key={keyOf(block)} block={block} officer={officer} />
    ))}
  </Stack>
);
