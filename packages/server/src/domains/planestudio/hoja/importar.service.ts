import { planestudioImportacion } from '@portal/contract/planestudio';
import { message, type Message, type Translator } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import type { Importer, Judgement, Outcome, Work } from '../../../core/import/importer.ts';
import { type Judged, refused } from '../../../core/import/rows.rules.ts';
import { writeRows } from '../../../core/import/write-rows.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure } from '../../../errors/errors.ts';
import { avisarCambio, ensayar, hasPersonas, type Tocado } from '../../asignacion/asignacion.public.ts';
import { refreshPlanes } from '../../avance/avance.public.ts';
import { leerContenido } from '../../pregunta/pregunta.public.ts';
import { keepingOrder, planesDe } from '../arbol/familia.service.ts';
import { ENLACES, type Tabla, TABLAS } from '../arbol/nivel.rules.ts';
import type { Datos } from './datos.rules.ts';
import { findMotivos, restoreOrdenes, takeBack } from './deshacer.repository.ts';
import { keptRows } from './deshacer.rules.ts';
import { findQuietas, noteHecho, touchAll } from './escribir.repository.ts';
import { escribir, lockCambiados, padresDe } from './escribir.service.ts';
import { type Fila, type HojaLeida, type HojaTypes, readFila, SIN_AJUSTES } from './fila.rules.ts';
import { filasDe, type Hecho, soloDe, withNumeros } from './hecho.rules.ts';
import { hechoOf } from './hecho.service.ts';
import { leerDatos } from './leer.service.ts';
import { type Actos, proyectar, type Proyecto } from './proyecto.rules.ts';

type Juzgada = Judged<HojaTypes, Fila>;

const stampOf = (context: Context) => ({ usuario: context.user.username, now: instantOf(context) });

/** Says what a row does. */
const sayHace = (hace: readonly Message[], { word }: Translator): string | null => (hace.length ? hace.map(word).join(' · ') : null);

/** Judges a row by what the sheet as a whole does. */
function toJuzgada(fila: Fila | readonly Message[] | undefined, juicio: Proyecto['filas'][number], texts: Translator): Juzgada {
  if (fila === undefined) return { verdict: refused(), extra: { hace: null } };
  if (!('ruta' in fila)) return { verdict: refused(...fila), extra: { hace: null } };
  const { motivos, avisos, hace, cambios } = juicio;
  if (motivos.length) return { verdict: refused(...motivos), extra: { hace: null } };
  const shown = { extra: { hace: sayHace(hace, texts) }, avisos };
  if (hace.length) return { verdict: { estado: 'nueva', datos: fila }, ...shown };
  if (Object.keys(cambios).length) return { verdict: { estado: 'cambiada', datos: fila, cambios }, ...shown };
  return { verdict: { estado: 'existente' }, ...shown };
}

/** Returns the plans and topics that the acts of a sheet may change for those who study them. */
async function tocadoPor(db: Executor, actos: Actos): Promise<Tocado> {
  const planes = new Set<number>();
  const padres = padresDe(actos);
  for (const tabla of TABLAS) if (padres[tabla].length) for (const plan of await planesDe(db, tabla, padres[tabla])) planes.add(plan);
  const changed = [actos.ajustes, actos.materiales, actos.preguntas].flatMap((some) => [...some.values()].map(({ tema }) => tema.id));
  const temas = new Set([...changed, ...actos.requisitos.map(({ tema }) => tema.id)].filter((id) => id !== null));
  for (const { tema, padre } of actos.cuestionarios.values())
    if (tema.id !== null && padre.id !== null) for (const plan of await planesDe(db, 'modulo', [padre.id])) planes.add(plan);
  return { planes: [...planes], temas: [...temas] };
}

/** Writes the acts of a sheet in a transaction of the caller. */
async function write(
  context: Context,
  trx: Executor,
  { datos, actos, planes }: { datos: Datos; actos: Actos; planes: readonly number[] },
): Promise<Hecho> {
  const hecho = await keepingOrder(trx, planes, () => escribir({ trx, stamp: stampOf(context), datos, actos }));
  if (!context.ensayo && planes.length) await refreshPlanes(trx, planes);
  return hecho;
}

const SIN_EFECTO = { efecto: [], personas: 0, avisables: 0 };

/** Tries the acts of a sheet, when somebody has a plan that they touch, and says whom they reach (P214). */
async function efectoDe(context: Context, datos: Datos, actos: Actos) {
  const tocado = await tocadoPor(context.db, actos);
  if (!(await hasPersonas(context.db, tocado))) return SIN_EFECTO;
  const change = (inner: Context) => write(inner, inner.db, { datos, actos, planes: tocado.planes });
  const { frases, personas, avisables } = await ensayar({ context, tocado, change });
  return { efecto: frases.map(context.texts.word), personas, avisables };
}

async function judge({ context, options, columnas }: Work<HojaTypes>, rows: readonly HojaLeida[]): Promise<Judgement<HojaTypes, Fila>> {
  // Any text is a sheet of one column or row, and every text a title: without a known header nothing says of which level.
  if (columnas?.modo === 'posicion' && Math.min(columnas.archivo.length, rows.length) < 2)
    throw failure('no_procesable', 'planestudio.hoja.sinEncabezado');
  const leidas = rows.map(({ values }) => (values ? readFila(values, leerContenido) : undefined));
  const filas = leidas.map((fila) => (fila && 'ruta' in fila ? fila : undefined));
  const datos = await leerDatos(
    context,
    options.id_planestudio,
    filas.filter((fila) => fila !== undefined),
  );
  const { filas: juicios, actos } = proyectar(datos, { filas, nuevos: options.nuevos === 1 });
  const count = (nivel: string) => actos.nuevos.filter(({ nodo }) => nodo.nivel === nivel).length;
  return {
    filas: leidas.map((fila, index) => toJuzgada(fila, juicios[index]!, context.texts)),
    respuesta: {
      nuevos: {
        programa: count('programa'),
        curso: count('curso'),
        modulo: count('modulo'),
        tema: count('tema'),
        material: actos.materiales.size,
        pregunta: [...actos.preguntas.values()].filter(({ id }) => id === undefined).length,
      },
      enlazados: actos.enlaces.filter(({ hijo }) => hijo.id !== null).length,
      ...(await efectoDe(context, datos, actos)),
    },
    preparado: { asunto: datos.plan.titulo },
  };
}

/** Row that only says where the others belong. */
const quieta = (ruta: readonly string[], orden: string | null): Fila => ({
  ruta,
  orden: orden ? Number(orden) : null,
  cuestionario: null,
  ajustes: SIN_AJUSTES,
  requisito: null,
  material: null,
  pregunta: null,
});

const writeFilas = writeRows<HojaTypes, Fila>(async ({ trx, context, options, id_importacion }, rows) => {
  const quietas = (await findQuietas(trx, id_importacion)).map(({ numero, ruta, orden }) => ({
    numero,
    datos: quieta(ruta, orden),
    quieta: true,
  }));
  const todas = [...rows.map(({ numero, datos }) => ({ numero, datos, quieta: false })), ...quietas].toSorted(
    (one, other) => one.numero - other.numero,
  );
  const filas = todas.map(({ datos }) => datos);
  const hoja = { filas, nuevos: options.nuevos === 1 };
  const read = () => leerDatos({ db: trx, scope: context.scope }, options.id_planestudio, filas);
  await lockCambiados(trx, proyectar(await read(), hoja).actos);
  const datos = await read();
  const { filas: juicios, actos } = proyectar(datos, hoja);
  const tocado = await tocadoPor(trx, actos);
  const change = (inner: Context) => write(inner, inner.db, { datos, actos, planes: tocado.planes });
  const inner: Context = { ...context, db: trx };
  const hecho = options.avisar === 1 ? (await avisarCambio({ context: inner, tocado, change })).hecho : await change(inner);
  const numeros = todas.map(({ numero }) => numero);
  await noteHecho(trx, id_importacion, withNumeros(hecho, numeros));
  return todas.flatMap(({ numero, quieta: still }, index): Outcome[] => {
    if (still) return [];
    const { motivos, hace, cambios } = juicios[index]!;
    if (motivos[0]) return [{ numero, motivo: motivos[0] }];
    return [hace.length || Object.keys(cambios).length ? { numero, id: numero } : { numero, existente: true }];
  });
});

/** Returns the stored records of a table of which an import changed the children. */
const padresOf = ({ ordenes }: Hecho, tabla: Tabla): number[] =>
  ordenes.filter(({ nivel }) => ENLACES[nivel].padre === tabla).map(({ padre }) => padre);

/** Returns the plans that contain what an import changed. */
async function planesTocados(trx: Executor, hecho: Hecho): Promise<number[]> {
  const planes = new Set<number>();
  for (const tabla of TABLAS) {
    const ids = [...padresOf(hecho, tabla), ...(tabla === 'tema' ? hecho.temas.map(({ id }) => id) : [])];
    if (ids.length) for (const plan of await planesDe(trx, tabla, ids)) planes.add(plan);
  }
  return [...planes];
}

/** Import of the structure of a plan (P244): adds and orders, never takes out; undoing takes back what nobody used or changed since. */
export const planestudioImporter: Importer<HojaTypes, Fila> = {
  definition: planestudioImportacion,
  nombran: ['modulo', 'tema'],
  judge,
  write: writeFilas,
  confirmed: ({ insertados, actualizados, existentes, rechazados }) =>
    message('planestudio.hoja.hecha', { filas: insertados + actualizados, existentes, rechazados }),
  aftermath: async (work, rows) => {
    const hecho = hechoOf(work);
    const { trx, context } = work;
    const kept = keptRows(hecho, await findMotivos(trx, hecho, context.scope && context.scope.empresas));
    return new Map(
      rows.map(({ id }) => {
        const motivo = kept.get(id);
        return [id, motivo ? message(`planestudio.hoja.conserva.${motivo}`) : null];
      }),
    );
  },
  revert: async (work, rows) => {
    const { trx, context } = work;
    const hecho = hechoOf(work);
    const filas = new Set(rows.map(({ id }) => id));
    const own = soloDe(hecho, filas);
    const stamp = stampOf(context);
    const planes = await planesTocados(trx, own);
    await takeBack(trx, own, stamp);
    if (filas.size === filasDe(hecho).size) await restoreOrdenes(trx, own.ordenes);
    for (const tabla of TABLAS) await touchAll(trx, { tabla, ids: padresOf(hecho, tabla) }, stamp);
    if (planes.length) await refreshPlanes(trx, planes);
  },
};
