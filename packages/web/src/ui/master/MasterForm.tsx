import { IconFileOff } from '@tabler/icons-react';
import type { MasterTypes } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { SaveButtons } from './SaveButtons.tsx';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { Limits } from './Limits.tsx';
import styles from './master.module.css';
import type { EditorProps, MasterFormProps } from './master-form-props.ts';
import { isShownElsewhere } from './refusals.tsx';
import { MasterMenu } from './MasterMenu.tsx';
import { useControls } from './use-controls.tsx';
import { usePermits } from './use-permits.ts';
import { useMasterForm } from './use-master-form.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';
import { isOfContents, ownerOf } from '../../core/master/use-owner-options.ts';
import { useOne, type MasterRecord } from '../../core/master/use-master.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { useRecordId } from '../../core/router/use-search.ts';
import { isDay } from '../../core/i18n/day.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { LinkButton } from '../link/AppLink.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import { ErrorState } from '../status/ErrorState.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { PendingWork } from '../form/pending-work.ts';
import { ReadOnly } from '../form/read-only.ts';
import { OpenElsewhere } from '../presence/OpenElsewhere.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Section } from '../page/Section.tsx';
import { FormSkeleton } from '../page/skeletons.tsx';
import { ErrorAlert } from '../status/ErrorAlert.tsx';

/** Form screen of a master: create without id, edit with id; save, delete, copy, conflict and publishing checks. */
export function MasterForm<T extends MasterTypes, Children extends ChildItems<T>>(props: MasterFormProps<T, Children>) {
  const { queries } = props;
  const addressed = useRecordId();
  const id = props.only ?? addressed;
  const one = useOne(queries, id);
  const back = useWayBack(props.listPath, props.listSearch?.(one.data?.row));
  const title = useTitle(props, id);
  // A cached record may be older than the stored one: the server would refuse its version on saving.
  if (id !== undefined && !(one.data && one.isFetchedAfterMount)) {
    return (
      <>
        <PageHeader title={title} record="" back={back} />
        <Section>
          <Waiting error={one.isFetching ? null : one.error} back={back} onRetry={() => void one.refetch()} />
        </Section>
      </>
    );
  }
  return (
    <Editor
      key={id ?? 'nuevo'}
      {...props}
      id={id}
      stored={one.data}
      title={title}
      back={back}
      reload={async () => (await one.refetch()).data}
    />
  );
}

/** Returns the title of a form before its record is known: new, edited, or only read. */
function useTitle<T extends MasterTypes, Children extends ChildItems<T>>(
  { queries, titles }: MasterFormProps<T, Children>,
  id: number | undefined,
): string {
  const t = useTranslations('ui.maestro');
  const { upd } = usePermits(queries.definition);
  if (id === undefined) return titles.nuevo;
  return upd ? titles.editar : (titles.ver ?? t('ver'));
}

/** Placeholder of a record that is loading, or that did not load. */
function Waiting({ error, ...rest }: Parameters<typeof Unread>[0]) {
  return error ? <Unread error={error} {...rest} /> : <FormSkeleton />;
}

/** Error of a record that did not load, with a retry; without one when the server says that it does not exist. */
function Unread({ error, back, onRetry }: { error: unknown; back: LinkTarget; onRetry: () => void }) {
  const t = useTranslations('ui.maestro');
  if (!(error instanceof ApiError && error.code === 'no_encontrado')) return <ErrorState message={messageOf(error)} onRetry={onRetry} />;
  return <EmptyState icon={IconFileOff} title={messageOf(error)} action={<LinkButton {...back}>{t('irALaLista')}</LinkButton>} />;
}

interface Props<T extends MasterTypes, Children extends ChildItems<T>> extends EditorProps<T, Children> {
  readonly title: string;
  /** Fetches the record again, with its children. */
  readonly reload: () => Promise<MasterRecord<T, Children> | undefined>;
}

/** Returns what the signed-in person may do with the record of the form, whether that includes saving it, and the title that says so. */
function useFormPermits<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { queries, stored, common, title, titles } = props;
  const { definition } = queries;
  const shared = isOfContents(definition) ? (row: object) => ownerOf(row) === null : common;
  const permits = usePermits(definition, stored && shared?.(stored.row));
  const saves = stored ? permits.upd : permits.ins;
  const t = useTranslations('ui.maestro');
  return { permits, saves, title: saves || !stored ? title : (titles.ver ?? t('ver')) };
}

/** Returns the stored name of the record, a day as people write it; undefined for a new one, and for the only one of its screen. */
function useNameOf<T extends MasterTypes, Children extends ChildItems<T>>({ stored, saved, only }: Props<T, Children>): string | undefined {
  const { short } = useDayFormat();
  const row: Readonly<Record<string, unknown>> | undefined = only === undefined ? stored?.row : undefined;
  const name = row && (saved.name?.(row) ?? row[saved.field]);
  if (typeof name !== 'string' || !name) return undefined;
  return isDay(name) ? short(name) : name;
}

function Editor<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { back, stored, inputs, children, queries } = props;
  const { definition } = queries;
  const { permits, saves, title } = useFormPermits(props);
  const { form, submit, submitToNext, submitAnother, hold, saving, failure, conflict, resolve } = useMasterForm({ ...props, saves });
  const { control, fields, lists } = useControls({ definition, inputs, form });
  const name = useNameOf(props);
  return (
    <>
      <PageHeader
        title={name === undefined ? title : `${title}: ${name}`}
        record={name}
        back={back}
        actions={
          <>
            {props.id !== undefined && <HistoryButton tabla={definition.domain} id={props.id} />}
            {props.actions}
          </>
        }
      />
      <form onSubmit={submit} noValidate aria-label={title}>
        <Limits permits={permits} />
        {saves && <OpenElsewhere tipo={definition.domain} id={props.id} />}
        <Section>
          {failure && !isShownElsewhere(failure, form.errors) && <ErrorAlert mb="md">{messageOf(failure)}</ErrorAlert>}
          <PendingWork value={hold}>
            <ReadOnly value={!saves}>
              <fieldset className={styles.fields} disabled={!saves}>
                <legend className="sr-only">{title}</legend>
                {children?.({ control, fields, form }) ?? (
                  <>
                    {fields}
                    {lists}
                  </>
                )}
              </fieldset>
            </ReadOnly>
          </PendingWork>
        </Section>
        <FormActions sticky start={stored && props.only === undefined && <MasterMenu {...props} stored={stored} permits={permits} />}>
          <SaveButtons {...{ back, saves, saving, submitToNext, submitAnother }} />
        </FormActions>
      </form>
      <ConflictDialog conflict={conflict} definition={definition} words={props.words} onResolve={resolve} />
    </>
  );
}
