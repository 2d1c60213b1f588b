import { type ConsultaFila, consultaLista } from '@portal/contract/consulta';
import { IconMessageReply } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadConsultas, useConsultas } from './consulta.queries.ts';
import { CONSULTA_TONES } from '../../pieces/consulta/consulta-tones.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

const linkTo = ({ id_consulta }: ConsultaFila) => href('/consultaedit', { id: id_consulta });

/** /consulta: what learners ask the training area (P273). */
export function ConsultaListScreen() {
  const t = useTranslations('consulta.lista');
  const list = useList(consultaLista, useColumns());
  return (
    <>
      <PageHeader title={t('pantalla')} />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useConsultas(list.query)}
        download={downloadConsultas}
        empty={<EmptyList text={t('vacia')} />}
        rowActions={(row) => <RowAction label={t('abrir', { personal: row.personal })} icon={IconMessageReply} link={linkTo(row)} />}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof consultaLista> {
  const estados = useTranslations('comun.opciones.estadoConsulta');
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      texto: { primary: true, cell: (row) => <AppLink {...linkTo(row)}>{row.texto}</AppLink> },
      tema: {},
      estado: { cell: ({ estado }) => <StateBadge tone={CONSULTA_TONES[estado]}>{estados(estado)}</StateBadge> },
      fecha_creacion: { hour: true },
      personal: {},
      empresa: { options: empresas },
      codigo_usuario: {
        roomy: true,
        cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>,
      },
      pregunta: { hidden: true },
      respuesta: { hidden: true },
      fecha_respuesta: { hour: true, hidden: true },
      fecha_lectura: { hour: true, hidden: true },
    }),
    [estados, empresas],
  );
}
