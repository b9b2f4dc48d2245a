// The pieces of a written page as they look.
import { ContactBlock } from './ContactBlock.tsx';
import classes from './ContentBlocks.module.css';
import type { ContentBlock } from './content-block.ts';

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
        <ol className={classes.steps}>
          <Items items={block.items} />
        </ol>
      );
    case 'contact':
      return <ContactBlock />;
  }
}

const keyOf = (block: ContentBlock) =>
  block.kind === 'text' ? block.text : block.kind === 'contact' ? block.kind : block.items[0];

export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}
