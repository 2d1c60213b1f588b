import { Button } from '@mantine/core';
import { IconHelp, type Icon } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from './EmptyState.tsx';
import { PageFrameContext } from '../page/page-frame.ts';

interface Props {
  /** Purpose of the list. */
  readonly text?: ReactNode;
  /** Default: that there are no records. */
  readonly title?: ReactNode;
  readonly icon?: Icon;
  /** The next step that this person may take. */
  readonly action?: ReactNode;
}

/** A list without records: what it is for, the next step, and the part of the guide that explains it (P133). */
export function EmptyList({ text, title, icon, action }: Props) {
  const t = useTranslations();
  const help = useContext(PageFrameContext)?.onGuide;
  return (
    <EmptyState
      compact
      title={title ?? t('comun.sinRegistros')}
      text={text}
      {...(icon && { icon })}
      action={
        <>
          {action}
          {help && (
            <Button variant="subtle" leftSection={<IconHelp size={16} aria-hidden="true" />} onClick={help}>
              {t('vacio.guia')}
            </Button>
          )}
        </>
      }
    />
  );
}
