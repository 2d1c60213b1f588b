import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ConfirmProvider } from '../ui/overlay/confirm.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { RecordStateBadge } from '../ui/status/RecordStateBadge.tsx';
import { FormSection } from './FormSection.tsx';
import { LearningSection } from './LearningSection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { sample } from './samples.ts';
import { ShellSection } from './ShellSection.tsx';
import { StatusSection } from './StatusSection.tsx';
import { TableSection } from './TableSection.tsx';

/** /dev/ui: every component of the kit in all its states, for review and for the accessibility test. */
export function ShowcaseScreen() {
  return (
    <ConfirmProvider>
      <PageHeader
        title={sample.title}
        description={sample.description}
        within={sample.within}
        meta={<RecordStateBadge code={1} />}
        actions={
          <>
            <Button variant="default">{sample.seeAll}</Button>
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />}>{sample.newPerson}</Button>
          </>
        }
      />
      <StatusSection />
      <TableSection />
      <FormSection />
      <LearningSection />
      <MessageSection />
      <ShellSection />
    </ConfirmProvider>
  );
}
