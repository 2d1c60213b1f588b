import { Skeleton } from '@mantine/core';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';

/** Placeholder of the panel in its own shape: greeting, next topic, figures. */
export const PanelSkeleton = () => (
  <PageStack>
    <Skeleton height={26} width="60%" maw={260} />
    <Skeleton height={148} radius="lg" />
    <CardsSkeleton />
  </PageStack>
);
