import type { SucesoAsignacion } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { Eventos } from './Eventos.tsx';
import { useOrigen } from './use-origen.ts';

/** Every opening, closing and reopening of an assignment, the newest first. */
export function AsignacionHistoria({ historia }: { historia: readonly SucesoAsignacion[] }) {
  const t = useTranslations('asignacion.edicion');
  const origen = useOrigen();
  const eventos = historia.map((suceso) => ({
    clave: `${suceso.tipo} ${suceso.fecha}`,
    titulo: t(`suceso.${suceso.tipo}`),
    fecha: suceso.fecha,
    autor: suceso.autor,
    origen: suceso.tipo === 'cierre' ? null : origen(suceso),
    motivo: suceso.motivo,
  }));
  return <Eventos title={t('historia')} eventos={eventos} />;
}
