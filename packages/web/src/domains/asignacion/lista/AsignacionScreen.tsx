import { useTranslations } from 'use-intl';
import { AsignacionesListado } from './AsignacionesListado.tsx';

/** /asignacion: the assignments of companies and days, to be exported or closed. */
export function AsignacionScreen() {
  return <AsignacionesListado title={useTranslations('pantallas')('asignaciones')} />;
}
