import { IconLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PreguntasVinculadas } from './PreguntasVinculadas.tsx';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { useMayChange } from '../../../core/master/use-owner-options.ts';
import { useGo } from '../../../core/router/go.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Returns the name of the chosen topic, empty until it is loaded; undefined without one. */
const nameOf = (id: number | undefined, tema: { readonly titulo: string } | undefined): string | undefined =>
  id ? (tema?.titulo ?? '') : undefined;

/** /preguntatema: the questions of a topic, each with a button to unlink it (P77). */
export function PreguntaTemaScreen() {
  const t = useTranslations('tema.preguntas');
  const { id } = useScreenSearch('/preguntatema');
  const go = useGo();
  const mayChange = useMayChange();
  const { data = [], error } = useAll(temas);
  const tema = data.find(({ id_tema }) => id_tema === id);
  const changes = tema !== undefined && mayChange(tema);
  return (
    <PageStack>
      <PageHeader title={t('titulo')} record={nameOf(id, tema)} back={useWayBack('/tema')} />
      <Section>
        <SelectField
          label={t('tema')}
          placeholder={t('elija')}
          data={data.map((row) => ({ value: String(row.id_tema), label: `${row.codigo} · ${row.titulo}` }))}
          value={id ? String(id) : null}
          onChange={(value) => void go(href('/preguntatema', { id: value ? Number(value) : undefined }), { replace: true })}
          error={error ? messageOf(error) : undefined}
        />
      </Section>
      <Section
        title={t('tabla')}
        flush
        actions={
          changes &&
          id !== undefined && (
            <LinkButton {...href('/temapregunta', { id })} leftSection={<IconLink size={16} aria-hidden="true" />}>
              {t('vincular')}
            </LinkButton>
          )
        }
      >
        {id === undefined ? <EmptyState compact title={t('elijaTema')} /> : <PreguntasVinculadas key={id} id={id} changes={changes} />}
      </Section>
    </PageStack>
  );
}
