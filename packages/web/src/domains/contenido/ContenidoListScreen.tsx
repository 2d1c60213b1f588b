import type { contenidoMaestro } from '@portal/contract/contenido';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { contenidos } from './contenido.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

/** /contenido: the content items of all topics. */
export function ContenidoListScreen() {
  const t = useTranslations('contenido.lista');
  const vacio = useTranslations('vacio');
  return (
    <MasterList
      title={t('titulo')}
      columns={useContenidoColumns()}
      queries={contenidos}
      editPath="/contenidoedit"
      newLabel={t('nuevo')}
      empty={vacio('contenidos')}
    />
  );
}

function useContenidoColumns(): DisplaysOf<typeof contenidoMaestro.list> {
  const t = useTranslations();
  return useMemo(
    () => ({
      contenido: { primary: true, value: (row) => row.contenido || row.descripcion || t('contenido.lista.sinNombre') },
      codigo_tipo: { cell: (row) => <StateBadge dot={false}>{t(`comun.opciones.tipoContenido.${row.codigo_tipo}`)}</StateBadge> },
      tema: {},
      url: {},
      numero_orden: {},
      codigo_estado: {},
      descripcion: { hidden: true },
      fecha_creacion: { roomy: true },
    }),
    [t],
  );
}
