import { Skeleton } from '@mantine/core';
import styles from './alumno.module.css';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';

/** Placeholder of the panel in its own shape: greeting, next topic, figures. As high as the window, so that the footer does not jump. */
export const PanelSkeleton = () => (
  <div className={styles.loading}>
    <Skeleton height={26} width="60%" maw={260} />
    <Skeleton height={148} radius="lg" />
    <CardsSkeleton />
  </div>
);

/** Placeholder until it is known whether a topic opens in the panel's place: a heading, which both have, and late. */
export const UndecidedSkeleton = () => (
  <div className={styles.undecided}>
    <Skeleton height={26} width="60%" maw={260} />
  </div>
);
