import { Button } from '@mantine/core';
import { IconCalendarOff, IconListSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AsignacionesTable } from './AsignacionesTable.tsx';
import { EmpresasField } from './EmpresasField.tsx';
import { dayOf, EVERY_DAY, type Filtros, filtrosOf, rangeFrom } from './filtros.ts';
import styles from './lista.module.css';
import { downloadReporte, useReporteAsignaciones } from './lista.queries.ts';
import { useAsignacionList } from './use-asignacion-list.tsx';
import { dayAfter } from '../../../core/i18n/day.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { href } from '../../../core/router/paths.ts';
import { useAsked } from '../../../core/router/use-asked.ts';
import { DateRangeFields, isReversed } from '../../../ui/form/DateRangeFields.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';

/** Days back to which an empty range may be widened. */
const MONTH = 30;

/** Listing of assignments by companies, user code and days of the opening: to read, to export and to close. */
export function AsignacionesListado({ title }: { title: string }) {
  const t = useTranslations('asignacion');
  const { asked } = useAsked('/asignacion');
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
      {filtros && <Tabla key={JSON.stringify(filtros)} filtros={filtros} />}
    </PageStack>
  );
}

function Tabla({ filtros }: { filtros: Filtros }) {
  const list = useAsignacionList();
  const rows = useReporteAsignaciones(filtros, list.query);
  return <AsignacionesTable filtros={filtros} list={list} rows={rows} download={downloadReporte(filtros)} empty={<SinAsignaciones />} />;
}

function FiltrosForm() {
  const t = useTranslations('asignacion.filtros');
  const today = useToday();
  const { asked, ask } = useAsked('/asignacion');
  const [chosen, setChosen] = useState({ empresas: '', codigo: '', ...rangeFrom(today), ...asked });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { empresas, codigo, desde, hasta } = chosen;
        if (!isReversed(chosen)) ask({ empresas: empresas || undefined, codigo: codigo.trim() || undefined, desde, hasta });
      }}
      noValidate
    >
      <FormGrid>
        <EmpresasField value={chosen.empresas ?? ''} onChange={(empresas) => setChosen({ ...chosen, empresas })} />
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

/** Says which days have no assignments, and how to see more of them. */
function SinAsignaciones() {
  const t = useTranslations('asignacion.vacio');
  const { short } = useDayFormat();
  const today = useToday();
  const { asked, ask } = useAsked('/asignacion');
  const { empresas, codigo } = asked;
  const [from, to] = [dayOf(asked.desde), dayOf(asked.hasta)];
  const bounded = from !== undefined || to !== undefined;
  const widen = (range: object) => ask({ empresas, codigo, ...range });
  return (
    <EmptyList
      icon={IconCalendarOff}
      title={t('titulo', { desde: from ? short(from) : '', hasta: to ? short(to) : '', limites: limitsOf(from, to) })}
      text={bounded ? t('texto') : t('textoSinDias')}
      action={
        bounded && (
          <div className={styles.widen}>
            <Button variant="default" onClick={() => widen({ desde: dayAfter(today, -MONTH), hasta: today })}>
              {t('mes', { dias: MONTH })}
            </Button>
            <Button variant="default" onClick={() => widen(EVERY_DAY)}>
              {t('todas')}
            </Button>
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
