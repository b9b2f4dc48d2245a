import type { ReactNode } from 'react';
import { PageHead } from '#client/ui/PageHead.tsx';
import classes from './AccountCard.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  links?: ReactNode;
};

export function AccountCard({ title, lead, children, links }: Props) {
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={title} canonical={null} />
      <div className={classes.card}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {children}
        {links && <div className={classes.links}>{links}</div>}
      </div>
    </div>
  );
}

/** A form without the browser's own validation messages. */
export function AccountForm(props: {
  onSubmit: React.FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return <form noValidate method="post" className={classes.form} {...props} />;
}
