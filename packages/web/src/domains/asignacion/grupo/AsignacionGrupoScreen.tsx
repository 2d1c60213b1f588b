import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { GrupoPlanes } from './GrupoPlanes.tsx';
import { ReglasLink } from '../../../pieces/asignacion/regla/ReglasLink.tsx';
import { useGo } from '../../../core/router/go.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

/** /asignaciongrupo?id={the group's parameter}: makes rules that give plans to a group; the address keeps the chosen one. */
export function AsignacionGrupoScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/asignaciongrupo');
  const { data: grupos } = useParametros('grupo_usuario');
  const go = useGo();
  const chosen = grupos?.find(({ id_parametro }) => id_parametro === id);
  const choose = (next: string | null) =>
    void go(href('/asignaciongrupo', { id: next ? Number(next) : undefined }), { replace: true, state: true });
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.asignacionGrupo')}
        back={useWayBack('/asignacion')}
        actions={chosen && <ReglasLink grupo={chosen.parametro} />}
      />
      <Section>
        <SelectField
          label={t('asignar.grupo.grupo')}
          placeholder={t('comun.seleccione')}
          data={grupos?.map(({ id_parametro, parametro }) => ({ value: String(id_parametro), label: parametro }))}
          value={chosen ? String(chosen.id_parametro) : null}
          onChange={choose}
        />
      </Section>
      {chosen ? (
        <GrupoPlanes key={chosen.id_parametro} id={chosen.id_parametro} nombre={chosen.parametro} />
      ) : (
        <Section>
          <EmptyState compact icon={IconUsersGroup} title={t('asignar.grupo.vacio')} />
        </Section>
      )}
    </PageStack>
  );
}
