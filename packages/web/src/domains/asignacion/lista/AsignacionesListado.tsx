import { Button } from '@mantine/core';
import { IconCalendarOff, IconListSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AsignacionesTable } from './AsignacionesTable.tsx';
import { EmpresasField } from './EmpresasField.tsx';
import { type Filtros, filtrosOf } from '../../../pieces/asignacion/lista/filtros.ts';
import { ALL, chosenEmpresas, dayOf, EVERY_DAY, rangeFrom, withoutDays } from '../../../core/router/asked-range.ts';
import styles from '../../../pieces/asignacion/lista/lista.module.css';
import { downloadReporte, useCuentaDeReporte, useReporteAsignaciones } from '../../../pieces/asignacion/lista/lista.queries.ts';
import { useAsignacionList } from './use-asignacion-list.tsx';
import type { AsignacionFila } from '@portal/contract/asignacion';
import type { ListRows } from '../../../core/list/list-rows.ts';
import { type Matching, matchingOf } from '../../../core/list/list-state.ts';
import { dayAfter } from '@portal/contract/dia';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { href } from '../../../core/router/paths.ts';
import { useFilters } from '../../../core/router/use-filters.ts';
import { DateRangeFields, isReversed } from '../../../ui/form/day/DateRangeFields.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { ATRASADOS } from '../../../pieces/reporte/asked.ts';
import { Empezar } from '../../../pieces/reporte/Empezar.tsx';
import { TodasLasEmpresas } from './TodasLasEmpresas.tsx';
import { areThere, DiasFuera } from '../../../pieces/reporte/FueraDeDias.tsx';

const ASIGNADOS_ATRASADOS = href('/reporteusuarioxempresa', { ...EVERY_DAY, empresas: ALL, planes: ALL, ...ATRASADOS });

/** Days back to which an empty range may be widened. */
const MONTH = 30;

/** Listing of assignments by companies, user code and days of the opening: to read, to export and to close. */
export function AsignacionesListado({ title }: { title: string }) {
  const t = useTranslations('asignacion');
  const { asked } = useFilters('/asignacion');
  const filtros = filtrosOf(asked);
  return (
    <PageStack>
      <PageHeader
        title={title}
        description={t('lista.texto')}
        actions={
          <LinkButton {...href('/asignacioneliminar')} variant="default" leftSection={<IconTrash size={16} aria-hidden="true" />}>
            {t('lista.masiva')}
          </LinkButton>
        }
      />
      <Section>
        <FiltrosForm key={JSON.stringify(filtros)} />
      </Section>
      {filtros ? <FilteredAsignaciones key={JSON.stringify(filtros)} filtros={filtros} /> : <Inicios />}
    </PageStack>
  );
}

/** All assignments by one press, or the people who are late. */
function Inicios() {
  const t = useTranslations('reporte.inicios');
  return (
    <Empezar>
      <TodasLasEmpresas />
      <LinkButton {...ASIGNADOS_ATRASADOS} variant="default">
        {t('atrasados')}
      </LinkButton>
    </Empezar>
  );
}

function FilteredAsignaciones({ filtros }: { filtros: Filtros }) {
  const list = useAsignacionList();
  const rows = useReporteAsignaciones(filtros, list.query);
  const matching = matchingOf(list.state);
  return (
    <>
      <FueraDeDias filtros={filtros} rows={rows} matching={matching} />
      <AsignacionesTable
        filtros={filtros}
        list={list}
        rows={rows}
        download={downloadReporte(filtros)}
        empty={<SinAsignaciones filtros={filtros} matching={matching} />}
      />
    </>
  );
}

interface CountProps {
  readonly filtros: Filtros;
  readonly matching: Matching;
}

/** Says how many assignments the days leave out, once the rows are there. */
function FueraDeDias({ filtros, rows, matching }: CountProps & { readonly rows: ListRows<AsignacionFila> }) {
  const { asked, ask } = useFilters('/asignacion');
  const every = useCuentaDeReporte(areThere(rows) ? withoutDays(filtros) : undefined, matching);
  return <DiasFuera rows={rows} every={every} onShow={() => ask({ ...asked, ...EVERY_DAY, pagina: undefined })} />;
}

function FiltrosForm() {
  const t = useTranslations('asignacion.filtros');
  const today = useToday();
  const { asked, ask } = useFilters('/asignacion');
  const [chosen, setChosen] = useState({ codigo: '', ...rangeFrom(today), ...asked, empresas: chosenEmpresas(asked) });
  const [missing, setMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { empresas, codigo, desde, hasta } = chosen;
        setMissing(!empresas);
        if (empresas && !isReversed(chosen)) ask({ empresas, codigo: codigo.trim() || undefined, desde, hasta });
      }}
      noValidate
    >
      <FormGrid>
        <EmpresasField
          value={chosen.empresas}
          onChange={(empresas) => {
            setMissing(false);
            setChosen({ ...chosen, empresas });
          }}
          missing={missing}
        />
        <TextField
          label={t('codigo')}
          maxLength={20}
          value={chosen.codigo}
          onChange={(event) => setChosen({ ...chosen, codigo: event.currentTarget.value })}
        />
        <DateRangeFields
          labels={{ desde: t('desde'), hasta: t('hasta') }}
          range={chosen}
          onChange={(range) => setChosen({ ...chosen, ...range })}
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

/** Says which days have no assignments, and offers the days that have some. */
function SinAsignaciones({ filtros, matching }: CountProps) {
  const t = useTranslations('asignacion.vacio');
  const { short } = useDayFormat();
  const today = useToday();
  const { asked, ask } = useFilters('/asignacion');
  const { empresas, codigo } = asked;
  const [from, to] = [dayOf(asked.desde), dayOf(asked.hasta)];
  const bounded = from !== undefined || to !== undefined;
  const month = { desde: dayAfter(today, -MONTH), hasta: today };
  const every = withoutDays(filtros);
  const delMes = useCuentaDeReporte(every && { ...every, fecha_desde: month.desde, fecha_hasta: month.hasta }, matching);
  const todas = useCuentaDeReporte(every, matching);
  const widen = (range: object) => ask({ empresas, codigo, ...range });
  return (
    <EmptyList
      icon={IconCalendarOff}
      title={t('titulo', { desde: from ? short(from) : '', hasta: to ? short(to) : '', limites: limitsOf(from, to) })}
      text={bounded && todas !== 0 ? t('texto') : t('textoSinDias')}
      action={
        bounded && (
          <div className={styles.widen}>
            {Boolean(delMes) && (
              <Button variant="default" onClick={() => widen(month)}>
                {t('mes', { dias: MONTH })}
              </Button>
            )}
            {Boolean(todas) && (
              <Button variant="default" onClick={() => widen(EVERY_DAY)}>
                {t('todas')}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}

function limitsOf(from: string | undefined, to: string | undefined): 'ambos' | 'desde' | 'hasta' | 'ninguno' {
  if (from) return to ? 'ambos' : 'desde';
  return to ? 'hasta' : 'ninguno';
}
