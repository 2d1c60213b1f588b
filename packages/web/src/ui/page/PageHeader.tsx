import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { type Crumb, type PageFrame, usePageFrame } from './page-frame.ts';
import styles from './PageHeader.module.css';

interface Props {
  title: ReactNode;
  /** Default: what the table of screens says of it. */
  description?: ReactNode;
  /** Target of "Volver". */
  back?: LinkTarget & { label?: string };
  /** Name of the record that the screen shows, for the breadcrumb, pins and what was opened last; default: a text as title; empty until it is loaded. */
  record?: string | undefined;
  /** Places between the parent of the screen and this one, without links. */
  within?: readonly string[];
  /** Last place of the breadcrumb; default: the record. */
  here?: string;
  /** A badge or two beside the title. */
  meta?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
}

/** Head of every screen: its path, the way back, title, pin and actions. */
export function PageHeader({ title, description, back, record, within, here, meta, actions }: Props) {
  const titleText = typeof title === 'string' ? title : undefined;
  const frame = usePageFrame(record ?? titleText);
  return (
    <header className={styles.header}>
      <Place back={back} places={placesOf(frame, within)} current={here ?? (record || titleText)} />
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            {meta}
            <Pin>{frame?.pin}</Pin>
          </div>
          <About usual={frame?.about}>{description}</About>
        </div>
        {actions && (
          <div className={styles.actions} data-screen-only="">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}

/** Places above the screen, then those that it names itself. */
const placesOf = (frame: PageFrame | null, within: readonly string[] = []): Crumb[] => [
  ...(frame?.crumbs ?? []),
  ...within.map((label) => ({ label })),
];

interface AboutProps {
  usual: string | undefined;
  children: ReactNode;
}

/** Purpose of the screen: in its own words, else in those of the table of screens. */
function About({ usual, children = usual }: AboutProps) {
  return children ? <p className={styles.description}>{children}</p> : null;
}

/** Star that pins the screen; none where nothing can be pinned. */
function Pin({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span className={styles.pin} data-screen-only="">
      {children}
    </span>
  );
}

interface PlaceProps {
  back: Props['back'];
  places: readonly Crumb[];
  current: string | undefined;
}

/** Line above the title: the way back, and the path to the screen. */
function Place({ back, places, current }: PlaceProps) {
  const t = useTranslations('comun');
  const crumbs = current !== undefined && places.length > 0;
  if (!back && !crumbs) return null;
  return (
    <div className={styles.place} data-screen-only="">
      {back && (
        <AppLink className={styles.back} to={back.to} search={back.search} state={back.state ?? {}}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {back.label ?? t('volver')}
        </AppLink>
      )}
      {crumbs && <Breadcrumbs places={places} current={current} />}
    </div>
  );
}
