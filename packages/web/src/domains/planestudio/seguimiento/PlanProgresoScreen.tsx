import { type ProgresoFila, progresoLista } from '@portal/contract/planestudio';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { downloadProgreso, useProgreso } from './seguimiento.queries.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { href } from '../../../core/router/paths.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const TONE: Record<ProgresoFila['estado'], Tone> = { Pendiente: 'neutral', 'En Progreso': 'warning', Evaluado: 'success' };

/** /planestudioprogreso: each topic of everybody who has a plan, also of those who did not begin (P98). */
export function PlanProgresoScreen() {
  const t = useTranslations();
  const list = useList(progresoLista, useProgresoColumns());
  return (
    <>
      <PageHeader title={t('pantallas.planProgreso')} back={useWayBack('/planestudio')} />
      <DataTable
        caption={t('pantallas.planProgreso')}
        list={list}
        rows={useProgreso(list.query)}
        download={downloadProgreso}
        empty={
          <EmptyList
            text={t('vacio.progresoPlan')}
            action={<LinkButton {...href('/asignacionplan')}>{t('navegacion.pasos.asignarBoton')}</LinkButton>}
          />
        }
      />
    </>
  );
}

function useProgresoColumns(): DisplaysOf<typeof progresoLista> {
  const empresas = useEmpresaOptions();
  const format = useFormatter();
  const word = useTranslations('comun.opciones.estadoTema');
  return useMemo(
    () => ({
      denominacion: {},
      titulo: {},
      personal: {
        primary: true,
        cell: ({ id_usuario: id, personal }) => <PersonaLink id={id}>{personal}</PersonaLink>,
      },
      estado: { cell: ({ estado }) => <StateBadge tone={TONE[estado]}>{word(estado)}</StateBadge> },
      nota: {
        cell: ({ nota, notaminima }) =>
          nota !== null && (
            <StateBadge tone={nota >= (notaminima ?? 0) ? 'primary' : 'danger'} dot={false}>
              {format.number(nota)}
            </StateBadge>
          ),
      },
      empresa: { options: empresas },
      apellido: { roomy: true },
      nombres: { roomy: true },
      codigo_usuario: { roomy: true },
      fecha_asignado: { roomy: true },
      fecha_creacion: {},
      hora_creacion: { roomy: true },
      notaminima: { hidden: true },
      aprobado: { hidden: true },
      respuesta: { roomy: true },
      respuesta_motivo: { hidden: true },
      respuesta_hasta: { hidden: true },
    }),
    [empresas, format, word],
  );
}
