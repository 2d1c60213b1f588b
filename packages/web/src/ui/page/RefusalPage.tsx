import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader.tsx';
import styles from './RefusalPage.module.css';
import { LinkButton } from '../link/AppLink.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import { ErrorAlert } from '../status/ErrorAlert.tsx';

interface Props {
  /** Title of the screen. */
  title: string;
  /** Why the record is not shown. */
  message: string;
  /** Advice to the person. */
  text?: ReactNode;
  /** Way out, shown as a button; «Volver» leads there too. */
  way: LinkTarget & { label: string };
}

/** Screen of a record that does not exist or that the person may not see, with a way out. */
export function RefusalPage({ title, message, text, way: { label, ...target } }: Props) {
  return (
    <>
      <PageHeader title={title} record="" back={target} />
      <ErrorAlert title={message}>
        <div className={styles.body}>
          {text && <span>{text}</span>}
          <LinkButton {...target} variant="default">
            {label}
          </LinkButton>
        </div>
      </ErrorAlert>
    </>
  );
}
