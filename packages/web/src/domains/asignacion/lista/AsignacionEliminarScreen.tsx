import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AsignacionesTable } from './AsignacionesTable.tsx';
import { type Filtros, filtrosOf } from '../../../pieces/asignacion/lista/filtros.ts';
import { ALL, chosenEmpresas, EVERY_DAY } from '../../../core/router/asked-range.ts';
import { downloadPorEliminar, usePorEliminar } from '../../../pieces/asignacion/lista/lista.queries.ts';
import { ParametroTodos, useKept } from './ParametroTodos.tsx';
import { TodasLasEmpresas } from './TodasLasEmpresas.tsx';
import { Empezar } from '../../../pieces/reporte/Empezar.tsx';
import { TodosField } from './TodosField.tsx';
import { useAsignacionList } from './use-asignacion-list.tsx';
import { useFilters } from '../../../core/router/use-filters.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { DateRangeFields, isReversed } from '../../../ui/form/day/DateRangeFields.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { usePlanOptions } from '../../../pieces/planestudio/plan-master.queries.ts';
import { useEmpresas } from '../../../pieces/usuario/usuario-master.queries.ts';

/** Open assignments alone: the others are closed already. */
const ABIERTA = 1;

/** /asignacioneliminar, «Eliminación Masiva de Usuarios Asignados»: closes the open assignments that meet the filters. */
export function AsignacionEliminarScreen() {
  const t = useTranslations();
  const { asked } = useFilters('/asignacion');
  const filtros = filtrosOf(asked);
  return (
    <PageStack>
      <PageHeader title={t('pantallas.asignacionEliminar')} back={useWayBack('/asignacion')} />
      <Section>
        <FiltrosForm key={JSON.stringify(filtros)} />
      </Section>
      {filtros ? (
        <FilteredAsignaciones key={JSON.stringify(filtros)} filtros={{ ...filtros, codigo_estado: ABIERTA }} />
      ) : (
        <Empezar>
          <TodasLasEmpresas />
        </Empezar>
      )}
    </PageStack>
  );
}

function FilteredAsignaciones({ filtros }: { filtros: Filtros }) {
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
  const { asked, ask } = useFilters('/asignacion');
  const { plan, ceco, dpto, puesto, desde, hasta } = { ...EVERY_DAY, ...asked };
  const [chosen, setChosen] = useState({ empresas: chosenEmpresas(asked), plan, ceco, dpto, puesto, desde, hasta });
  const [keepCeco, keepDpto, keepPuesto] = [useKept('centro_costo'), useKept('departamento'), useKept('cargo')];
  const [missing, setMissing] = useState(false);
  const { data: companies = [] } = useEmpresas();
  const { data: planes = [] } = usePlanOptions();
  const empresas = { una: Number(chosen.empresas) || undefined, nombres: new Map(companies.map((row) => [row.id_empresa, row.empresa])) };
  const set = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!chosen.empresas);
        if (chosen.empresas && !isReversed(chosen)) ask(chosen);
      }}
      noValidate
    >
      <FormGrid columns={3}>
        <SelectField
          label={t('empresa')}
          required
          placeholder={t('elija')}
          allowDeselect={false}
          data={[
            { value: ALL, label: t('todasEmpresas') },
            ...companies.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa })),
          ]}
          value={chosen.empresas || null}
          onChange={(id) => {
            setMissing(false);
            const una = Number(id) || undefined;
            set({
              empresas: id ?? '',
              ceco: keepCeco(chosen.ceco, una),
              dpto: keepDpto(chosen.dpto, una),
              puesto: keepPuesto(chosen.puesto, una),
            });
          }}
          error={missing && t('seleccioneEmpresa')}
        />
        <TodosField label={t('plan')} first={t('todosPlanes')} options={planes} value={chosen.plan} onChange={(id) => set({ plan: id })} />
        <DateRangeFields labels={{ desde: t('desde'), hasta: t('hasta') }} range={chosen} onChange={set} />
        <ParametroTodos
          clave="centro_costo"
          empresas={empresas}
          label={t('ceco')}
          first={t('todosCeco')}
          value={chosen.ceco}
          onChange={(id) => set({ ceco: id })}
        />
        <ParametroTodos
          clave="departamento"
          empresas={empresas}
          label={t('dpto')}
          first={t('todosDpto')}
          value={chosen.dpto}
          onChange={(id) => set({ dpto: id })}
        />
        <ParametroTodos
          clave="cargo"
          empresas={empresas}
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
