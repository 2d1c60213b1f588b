import { datosDe, type SaludVersion, textoDeParte } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';

const LETRAS = 'ABCDEFGHIJ';

/** Returns a function that names a stored option: its letter and text, or «Verdadero» and «Falso». */
export function useOpciones(salud: SaludVersion): (opcion: number) => string {
  const t = useTranslations('pregunta.salud.ficha');
  const datos = datosDe(salud);
  return (opcion) => {
    if (datos.tipo === 'verdadero_falso') return opcion === 1 ? t('verdadero') : t('falso');
    const parte = 'opciones' in datos ? datos.opciones[opcion - 1] : undefined;
    return `${LETRAS[opcion - 1] ?? ''}. ${textoDeParte(parte)}`;
  };
}
