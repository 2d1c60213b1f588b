import { datosDe, type DatosPregunta, type FilaPregunta } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type ClaveEnLineas, claveEnLineas, palabrasDeClave } from './clave-en-lineas.ts';
import { usePalabras } from './tipos/use-palabras.ts';
import styles from './pregunta.module.css';

/** Returns a right answer of a question in one line. */
export function useClaveEnPalabras(): (datos: DatosPregunta) => string {
  const palabras = usePalabras();
  return (datos) => palabrasDeClave(datos, palabras);
}

/** Returns the words of a question's content, for the dialog of a conflict: its kind, its parts and its key. */
export function useDatosEnPalabras(): (field: string, value: unknown) => string | undefined {
  const t = useTranslations();
  const palabras = usePalabras();
  return (field, value) => {
    if (field !== 'datos') return undefined;
    const datos = value as DatosPregunta;
    const lineas = claveEnLineas(datos, palabras).lineas.map(({ texto, correcta }) =>
      correcta ? `${texto} (${t('pregunta.edicion.correcta')})` : texto,
    );
    return [t(`comun.opciones.tipoPregunta.${datos.tipo}`), ...lineas].join(' · ');
  };
}

const TIPOS_DE_LISTA = { letras: 'upper-alpha', numeros: 'decimal', puntos: 'disc' } as const satisfies Record<
  ClaveEnLineas['lista'],
  string
>;

/** Key of a question of any kind in words, for staff alone (P11): options with the right ones marked, or what is right. */
export function Clave({ fila }: { readonly fila: FilaPregunta }) {
  const t = useTranslations('pregunta');
  const datos = datosDe(fila);
  const { lista, lineas } = claveEnLineas(datos, usePalabras());
  return (
    <ol className={styles.answers} style={{ listStyleType: TIPOS_DE_LISTA[lista] }} aria-label={t('editor.clave.titulo')}>
      {lineas.map(({ texto, correcta }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same
        <li key={index} className={correcta ? styles.right : undefined} data-right={correcta || undefined}>
          {texto}
          {correcta && lista === 'letras' && ` (${t('edicion.correcta')})`}
        </li>
      ))}
    </ol>
  );
}

/** Kind, difficulty and tags of a question. */
export function Ficha({ tipo, dificultad, etiquetas }: FichaProps) {
  const t = useTranslations('comun.opciones');
  return (
    <span className={styles.ficha}>
      {[t(`tipoPregunta.${tipo}`), dificultad && t(`dificultad.${dificultad}`), etiquetas].filter(Boolean).join(' · ')}
    </span>
  );
}

interface FichaProps {
  readonly tipo: DatosPregunta['tipo'];
  readonly dificultad?: 'facil' | 'media' | 'dificil' | null | undefined;
  readonly etiquetas?: string | null | undefined;
}
