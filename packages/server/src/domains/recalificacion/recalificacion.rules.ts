import {
  conClave,
  conClaveAdemas,
  type DatosPregunta,
  leerRespuesta,
  type ModoClave,
  puntajeCon,
  puntajeDe,
  type Respuesta,
  type RespuestaEscrita,
} from '@portal/contract/pregunta';
import type { EfectoCertificado, EfectoRecalificacion } from '@portal/contract/recalificacion';

/** Wrong key and how it is corrected. */
export interface Correccion {
  readonly modo: ModoClave;
  /** Right answers by stored places. */
  readonly respuestas: readonly Respuesta[];
  /** Grades may fall, too. */
  readonly a_la_baja: boolean;
  /** Question with the wrong key. */
  readonly datos: DatosPregunta;
}

/** Grade by the points of the questions: `notaDe` of the attempts. */
export interface NotaIntento {
  readonly correcta: number;
  readonly total: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
}
type Calificar = (puntos: readonly number[], notaminima: number) => NotaIntento;

/** Attempt before the correction. */
export interface IntentoAntes extends NotaIntento, RespuestaEscrita {
  readonly notaminima: number;
  readonly es_correcta: boolean | null;
  readonly puntos: number | null;
  readonly orden: string;
  readonly orden_opciones: readonly number[] | null;
  readonly preguntas: readonly { readonly id_pregunta: number; readonly puntos: number | null }[];
  readonly certificado: { readonly nota: number | null; readonly codigo_estado: number } | null;
}

/** Result of a correction for one attempt. */
export interface Decision extends NotaIntento {
  readonly efecto: EfectoRecalificacion;
  readonly es_correcta: boolean | null;
  readonly puntos: number | null;
  readonly certificado: EfectoCertificado | null;
}

/** Returns the stored places of the parts in the order of an attempt. */
const ordenDe = ({ orden, orden_opciones }: IntentoAntes, { tipo }: DatosPregunta): readonly number[] =>
  orden_opciones ?? (tipo === 'unica' ? Array.from(orden, Number) : []);

/** Digits with which points are stored. */
const DIGITS = 100_000_000;

/** Returns the points of the corrected question, null where it is annulled. */
function puntosCorregidos({ modo, respuestas, datos }: Correccion, intento: IntentoAntes): number | null {
  if (modo === 'anular') return null;
  const respuesta = leerRespuesta(intento);
  if (respuesta === undefined) return 0;
  const dada = { orden: ordenDe(intento, datos), respuesta };
  const best = Math.round(Math.max(0, ...respuestas.map((clave) => puntajeCon(datos, dada, clave))) * DIGITS) / DIGITS;
  return modo === 'nueva' ? best : Math.max(best, intento.puntos ?? puntajeDe(datos, dada.orden, respuesta));
}

const isWorse = (after: NotaIntento, before: NotaIntento): boolean =>
  after.aprobado === before.aprobado ? (after.nota ?? 0) < (before.nota ?? 0) : before.aprobado;

function efectoOf(after: NotaIntento, before: NotaIntento): EfectoRecalificacion {
  if (after.aprobado !== before.aprobado) return after.aprobado ? 'aprueba' : 'desaprueba';
  if (after.nota === before.nota) return 'igual';
  return (after.nota ?? 0) > (before.nota ?? 0) ? 'sube' : 'baja';
}

/** Returns what becomes of the certificate of an attempt that passes only now: one that a fall annulled is valid again with its number if it names the grade. */
function issued(nota: number | null, own: IntentoAntes['certificado']): EfectoCertificado {
  if (!own) return 'emite';
  return own.nota === nota ? 'repone' : 'revisa';
}

/** Returns what becomes of the certificate. */
function certificadoOf(after: NotaIntento, before: NotaIntento, own: IntentoAntes['certificado']): EfectoCertificado | null {
  if (after.aprobado && !before.aprobado) return issued(after.nota, own);
  if (own?.codigo_estado !== 1 || !before.aprobado) return null;
  if (!after.aprobado) return 'anula';
  return after.nota !== before.nota && own.nota !== after.nota ? 'revisa' : null;
}

/** Returns the result of an attempt by the corrected key. An attempt that would fall keeps its result, unless grades may fall. */
export function judge(
  correccion: Correccion,
  intento: IntentoAntes,
  { id_pregunta, calificar }: { id_pregunta: number; calificar: Calificar },
): Decision {
  const { correcta, total, nota, aprobado, es_correcta } = intento;
  const before = { correcta, total, nota, aprobado };
  const stays = { ...before, es_correcta, puntos: intento.puntos, certificado: null };
  const own = puntosCorregidos(correccion, intento);
  const valid = intento.preguntas.map((one) => (one.id_pregunta === id_pregunta ? own : one.puntos)).filter((puntos) => puntos !== null);
  if (valid.length === 0) return { ...stays, efecto: 'sin_preguntas' };
  if (own === intento.puntos) return { ...stays, efecto: 'igual' };
  const after = calificar(valid, intento.notaminima);
  if (isWorse(after, before) && !correccion.a_la_baja) return { ...stays, efecto: 'conserva' };
  return {
    ...after,
    efecto: efectoOf(after, before),
    es_correcta: own === null ? null : own === 1,
    puntos: own,
    certificado: certificadoOf(after, before, intento.certificado),
  };
}

/** Returns the question with the right key for coming attempts; undefined where it keeps its key: it is annulled, or its kind has one right answer alone. */
export function bancoCorregido({ modo, respuestas, datos }: Correccion): DatosPregunta | undefined {
  if (modo === 'anular') return undefined;
  return modo === 'nueva' ? conClave(datos, respuestas) : conClaveAdemas(datos, respuestas);
}

/** Attempt as a row keeps it, before and after. */
export interface Foto extends NotaIntento {
  readonly version: number;
  readonly es_correcta: boolean | null;
  readonly puntos: number | null;
  readonly certificado: {
    readonly numero: string;
    readonly codigo: string;
    readonly nota: number | null;
    readonly codigo_estado: number;
    readonly reemplaza: string | null;
  } | null;
}

/** Returns what a row keeps of an attempt. */
export const fotoDe = (intento: Foto): Foto => {
  const { version, es_correcta, puntos, correcta, total, nota, aprobado, certificado } = intento;
  return { version, es_correcta, puntos, correcta, total, nota, aprobado, certificado };
};

const CAMPOS = ['version', 'es_correcta', 'puntos', 'correcta', 'total', 'nota', 'aprobado'] as const;
const DEL_CERTIFICADO = ['numero', 'nota', 'codigo_estado'] as const;

/** Returns whether an attempt is as a row keeps it. */
export const isAs = (kept: Foto, present: Foto): boolean =>
  CAMPOS.every((campo) => kept[campo] === present[campo]) &&
  DEL_CERTIFICADO.every((campo) => kept.certificado?.[campo] === present.certificado?.[campo]);
