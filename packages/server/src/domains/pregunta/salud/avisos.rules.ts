import { AVISOS_PREGUNTA, type AvisoPregunta, type DatosPregunta, type OpcionSalud, RESPUESTAS_SALUD } from '@portal/contract/pregunta';
import { type Celda, type Cifras, cifrasDe, type Eleccion, eleccionesDe, roundCorrelation, roundPercent } from './cifras.rules.ts';
import { fisherZ } from './momentos.rules.ts';

/** Efficiency below which a question is to be revised. */
const EFICIENCIA_MINIMA = 15;
/** One-sided 10 %: a wrong option must correlate so much more than the key. */
const Z_CLAVE = 1.28;
/** Share of the answers, in percent, below which nobody takes a wrong option for right. */
const DISTRACTOR_MINIMO = 2;
/** Moodle reads a facility of 95 and more as extremely easy, and one of 20 and less as difficult. */
const FACILIDAD = { minima: 20, maxima: 95 } as const;

/** Stored options of a question, and which of them are right; places from 1. */
interface Claves {
  readonly opciones: number;
  readonly correctas: readonly number[];
}

const VERDADERO_FALSO = 2;

/** Returns the options of a question; none for a kind that is not answered by options. */
export function clavesDe(datos: DatosPregunta): Claves {
  if (datos.tipo === 'unica') return { opciones: datos.opciones.length, correctas: [datos.correcta] };
  if (datos.tipo === 'multiple') return { opciones: datos.opciones.length, correctas: datos.correctas };
  if (datos.tipo === 'verdadero_falso') return { opciones: VERDADERO_FALSO, correctas: [datos.correcta ? 1 : VERDADERO_FALSO] };
  return { opciones: 0, correctas: [] };
}

/** Figures, flags and choices of a version as they are stored. */
export interface Salud extends Pick<Cifras, 'contestadas' | 'facilidad' | 'discriminacion' | 'eficiencia'> {
  readonly avisos: AvisoPregunta[];
  readonly opciones: OpcionSalud[];
}

/** Answers with the figures and choices that flags depend on. */
interface Juzgada {
  readonly datos: DatosPregunta;
  readonly cifras: Cifras;
  readonly elecciones: readonly Eleccion[];
  readonly correctas: readonly number[];
}

/** Judges the answers to a version (P290). Below 30 there are counts alone. */
export function saludDe(datos: DatosPregunta, celdas: readonly Celda[]): Salud {
  const { opciones, correctas } = clavesDe(datos);
  const [cifras, elecciones] = [cifrasDe(celdas), eleccionesDe(celdas, opciones)];
  const told = cifras.contestadas >= RESPUESTAS_SALUD.cifras;
  const shown = (value: number | null) => (told ? roundPercent(value) : null);
  return {
    contestadas: cifras.contestadas,
    facilidad: shown(cifras.facilidad),
    discriminacion: shown(cifras.discriminacion),
    eficiencia: shown(cifras.eficiencia),
    avisos: AVISOS_PREGUNTA.filter((aviso) => JUICIOS[aviso]({ datos, cifras, elecciones, correctas })),
    opciones: elecciones.map(({ opcion, veces, parte, correlacion }) => ({
      opcion,
      clave: correctas.includes(opcion),
      veces,
      parte: shown(parte),
      correlacion: told ? roundCorrelation(correlacion) : null,
    })),
  };
}

const JUICIOS: Readonly<Record<AvisoPregunta, (juzgada: Juzgada) => boolean>> = {
  clave_dudosa: isKeyDoubtful,
  revisar: ({ cifras: { comparadas, eficiencia } }) =>
    comparadas >= RESPUESTAS_SALUD.avisos && eficiencia !== null && eficiencia < EFICIENCIA_MINIMA,
  demasiado_dificil: ({ cifras }) => isMany(cifras) && cifras.facilidad !== null && cifras.facilidad < FACILIDAD.minima,
  demasiado_facil: ({ cifras }) => isMany(cifras) && cifras.facilidad !== null && cifras.facilidad > FACILIDAD.maxima,
  distractor_muerto: ({ datos, cifras, elecciones, correctas }) =>
    datos.tipo !== 'verdadero_falso' && isMany(cifras) && elecciones.some((one) => !correctas.includes(one.opcion) && isDead(one)),
};

const isMany = ({ contestadas }: Cifras): boolean => contestadas >= RESPUESTAS_SALUD.avisos;

const isDead = ({ parte }: Eleccion): boolean => parte !== null && parte < DISTRACTOR_MINIMO;

/**
 * Returns whether a wrong option is chosen more often than the key, by people who answer the rest better, and clearly more so than the key is.
 * A key that nobody chose correlates with nothing.
 */
function isKeyDoubtful({ datos, cifras: { comparadas }, elecciones, correctas }: Juzgada): boolean {
  const [place] = correctas;
  const clave = elecciones.find(({ opcion }) => opcion === place);
  if (datos.tipo === 'multiple' || !clave || comparadas < RESPUESTAS_SALUD.clave_dudosa) return false;
  return elecciones.some(
    ({ opcion, veces, correlacion }) =>
      opcion !== place &&
      veces > clave.veces &&
      correlacion !== null &&
      correlacion > 0 &&
      fisherZ(correlacion, clave.correlacion ?? 0, comparadas) > Z_CLAVE,
  );
}
