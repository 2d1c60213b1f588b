import { type SaludFila, saludLista } from '@portal/contract/pregunta';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SALUD_TONES } from './salud-tones.ts';
import { downloadSalud, useSalud } from './salud.queries.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const linkTo = ({ id_pregunta }: SaludFila) => href('/preguntasaludver', { id: id_pregunta });

/** /preguntasalud: answered questions with their figures, those to review first (P290). */
export function SaludListScreen() {
  const t = useTranslations('pregunta.salud');
  const list = useList(saludLista, useColumns());
  return (
    <>
      <PageHeader title={t('pantalla')} description={t('texto')} />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useSalud(list.query)}
        download={downloadSalud}
        empty={<EmptyList text={t('vacia')} />}
        rowActions={(row) => <RowAction label={t('abrir', { pregunta: row.pregunta })} icon={IconReportAnalytics} link={linkTo(row)} />}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof saludLista> {
  const avisos = useTranslations('comun.opciones.avisoPregunta');
  const { data: categorias } = useParametros('categoria_pregunta');
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      pregunta: { primary: true, cell: (row) => <AppLink {...linkTo(row)}>{row.pregunta}</AppLink> },
      aviso: { cell: ({ aviso }) => aviso && <StateBadge tone={SALUD_TONES[aviso]}>{avisos(aviso)}</StateBadge> },
      contestadas: {},
      facilidad: {},
      discriminacion: { roomy: 'laptop' },
      eficiencia: {},
      temas: { roomy: true },
      categoria: { roomy: true, options: categorias?.map(({ parametro }) => ({ value: parametro, label: parametro })) ?? [] },
      tipo: { roomy: true },
      por_revisar: { hidden: true },
      gravedad: { hidden: true },
      empresa: { hidden: true, options: empresas },
      fecha_calculo: { hidden: true, hour: true },
    }),
    [avisos, categorias, empresas],
  );
}
