import { useTranslations } from 'use-intl';
import { AsignacionesListado } from './AsignacionesListado.tsx';

/** /reportegral, «Usuarios Asignados»: the same listing as /asignacion under its own title, by its address alone (P38). */
export function ReporteGralScreen() {
  return <AsignacionesListado title={useTranslations('pantallas')('reporteGeneral')} />;
}
