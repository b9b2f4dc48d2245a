import { Stack } from '#client/ui/mantine/layout.tsx';
import { Officer } from '../rights/Officer.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import classes from './Content.module.css';
import type { ContentBlock } from './part.ts';

const Items = ({ items }: { items: readonly string[] }) => items.map((item) => <li key={item}>{item}</li>);

function Block({ block }: { block: ContentBlock }) {
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
      return <Officer />;
  }
}

const keyOf = (block: ContentBlock) =>
  block.kind === 'text' ? block.text : 'items' in block ? block.items[0] : block.kind;

export const ContentBlocks = ({ blocks }: { blocks: readonly ContentBlock[] }) => (
  <Stack gap="sm" maw="68ch">
    {blocks.map((block) => (
      <Block key={keyOf(block)} block={block} />
    ))}
  </Stack>
);
