import { Skeleton } from '@mantine/core';
import styles from './tema.module.css';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Placeholder of a learner's topic: its head, the material, the questionnaire. */
export function TemaSkeleton() {
  return (
    <PageStack>
      <div aria-hidden="true" className={styles.skeletonHead}>
        <Skeleton height={12} width="60%" maw={360} />
        <Skeleton height={26} width="80%" maw={420} />
        <Skeleton height={12} width="40%" maw={240} />
      </div>
      <Section>
        <Skeleton className={styles.skeletonFrame} />
      </Section>
      <Section>
        <FormSkeleton />
      </Section>
    </PageStack>
  );
}
