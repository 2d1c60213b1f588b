import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AsignacionesTable } from './AsignacionesTable.tsx';
import { EVERY_DAY, type Filtros, filtrosOf } from './filtros.ts';
import { downloadPorEliminar, usePorEliminar } from './lista.queries.ts';
import { TodosField } from './TodosField.tsx';
import { useAsignacionList } from './use-asignacion-list.tsx';
import { useAsked } from '../../../core/router/use-asked.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { DateRangeFields, isReversed } from '../../../ui/form/DateRangeFields.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { useParametros } from '../../parametro/parametro.public.ts';
import { usePlanOptions } from '../../planestudio/planestudio.public.ts';
import { useEmpresas } from '../../usuario/usuario.public.ts';

/** Open assignments alone: the others are closed already. */
const ABIERTA = 1;

/** /asignacioneliminar, «Eliminación Masiva de Usuarios Asignados»: closes the open assignments that meet the filters. */
export function AsignacionEliminarScreen() {
  const t = useTranslations();
  const { asked } = useAsked('/asignacion');
  const filtros = filtrosOf(asked);
  return (
    <PageStack>
      <PageHeader title={t('pantallas.asignacionEliminar')} back={useWayBack('/asignacion')} />
      <Section>
        <FiltrosForm key={JSON.stringify(filtros)} />
      </Section>
      {filtros && <Tabla key={JSON.stringify(filtros)} filtros={{ ...filtros, codigo_estado: ABIERTA }} />}
    </PageStack>
  );
}

function Tabla({ filtros }: { filtros: Filtros }) {
  const t = useTranslations('asignacion.vacio');
  const list = useAsignacionList();
  return (
    <AsignacionesTable
      filtros={filtros}
      list={list}
      rows={usePorEliminar(filtros, list.query)}
      download={downloadPorEliminar(filtros)}
      empty={<EmptyList title={t('ninguna')} text={t('texto')} />}
    />
  );
}

function FiltrosForm() {
  const t = useTranslations('asignacion.filtros');
  const { asked, ask } = useAsked('/asignacion');
  const { empresas, plan, ceco, dpto, puesto, desde, hasta } = { ...EVERY_DAY, ...asked };
  const [chosen, setChosen] = useState({ empresas, plan, ceco, dpto, puesto, desde, hasta });
  const { data: companies = [] } = useEmpresas();
  const { data: planes = [] } = usePlanOptions();
  const set = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed(chosen)) ask(chosen);
      }}
      noValidate
    >
      <FormGrid columns={3}>
        <TodosField
          label={t('empresa')}
          first={t('todasEmpresas')}
          options={companies.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
          value={Number(chosen.empresas) || undefined}
          onChange={(id) => set({ empresas: id === undefined ? undefined : String(id) })}
        />
        <TodosField label={t('plan')} first={t('todosPlanes')} options={planes} value={chosen.plan} onChange={(id) => set({ plan: id })} />
        <DateRangeFields labels={{ desde: t('desde'), hasta: t('hasta') }} range={chosen} onChange={set} />
        <ParametroTodos
          clave="centro_costo"
          label={t('ceco')}
          first={t('todosCeco')}
          value={chosen.ceco}
          onChange={(id) => set({ ceco: id })}
        />
        <ParametroTodos
          clave="departamento"
          label={t('dpto')}
          first={t('todosDpto')}
          value={chosen.dpto}
          onChange={(id) => set({ dpto: id })}
        />
        <ParametroTodos
          clave="cargo"
          label={t('puesto')}
          first={t('todosPuestos')}
          value={chosen.puesto}
          onChange={(id) => set({ puesto: id })}
        />
      </FormGrid>
      <FormActions>
        <Button type="submit" leftSection={<IconListSearch size={16} aria-hidden="true" />}>
          {t('generar')}
        </Button>
      </FormActions>
    </form>
  );
}

interface ParametroProps {
  readonly clave: 'centro_costo' | 'departamento' | 'cargo';
  readonly label: string;
  readonly first: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** Choice of one parameter of a table by its id, or all. */
function ParametroTodos({ clave, ...field }: ParametroProps) {
  const { data = [] } = useParametros(clave);
  return <TodosField {...field} options={data.map(({ id_parametro, parametro }) => ({ value: String(id_parametro), label: parametro }))} />;
}
