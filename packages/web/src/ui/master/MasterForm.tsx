import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { MasterFormProps } from './master-form-props.ts';
import { MasterMenu } from './MasterMenu.tsx';
import { useMasterForm } from './use-master-form.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { LinkButton } from '../AppLink.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Section } from '../Section.tsx';
import { FormSkeleton } from '../Skeletons.tsx';

/** The form screen of a master: create without id, edit with id; save, delete, copy, conflict and publishing checks. */
export function MasterForm<Row extends { version: number; codigo_estado: number }, Values extends Record<string, unknown>>(
  props: MasterFormProps<Row, Values>,
) {
  const { titles, queries, id, listPath } = props;
  const one = queries.useOne(id);
  const title = id === undefined ? titles.nuevo : titles.editar;
  // A record from memory may be older than what is stored: its version would be refused on saving.
  if (id !== undefined && !(one.data && one.isFetchedAfterMount)) {
    return (
      <>
        <PageHeader title={title} back={{ to: listPath }} />
        {one.isError && !one.isFetching ? (
          <ErrorState message={messageOf(one.error)} onRetry={() => void one.refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </>
    );
  }
  return <Editor key={id ?? 'nuevo'} {...props} row={one.data} title={title} reload={async () => (await one.refetch()).data} />;
}

type EditorProps<Row extends { version: number; codigo_estado: number }, Values extends Record<string, unknown>> = MasterFormProps<
  Row,
  Values
> & {
  row: Row | undefined;
  title: string;
  /** Reads the record again, with its children. */
  reload: () => Promise<Row | undefined>;
};

function Editor<Row extends { version: number; codigo_estado: number }, Values extends Record<string, unknown>>(
  props: EditorProps<Row, Values>,
) {
  const t = useTranslations('comun');
  const { title, listPath, row, children } = props;
  const { form, submit, saving, failure, conflict, resolve } = useMasterForm(props);
  return (
    <>
      <PageHeader title={title} back={{ to: listPath }} actions={props.actions} />
      <form onSubmit={submit} noValidate aria-label={title}>
        <Section>
          {failure && !(failure instanceof ApiError && failure.code === 'conflicto') && (
            <Alert color="red" icon={<IconAlertCircle />} role="alert" mb="md">
              {messageOf(failure)}
            </Alert>
          )}
          {children(form)}
        </Section>
        <FormActions start={row && <MasterMenu {...props} row={row} />}>
          <LinkButton to={listPath} variant="default">
            {t('cancelar')}
          </LinkButton>
          <Button type="submit" loading={saving}>
            {t('guardar')}
          </Button>
        </FormActions>
      </form>
      <ConflictDialog conflict={conflict} labels={props.labels} onResolve={resolve} />
    </>
  );
}
