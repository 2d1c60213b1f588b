import { DUDOSAS_MOSTRADAS, usaHombreMujer } from '@portal/contract/usuario';
import { mapYielding } from '../../../core/yield-every.ts';
import type { Judgement } from '../../../core/import/importer.ts';
import type { CargaWork } from '../carga-work.service.ts';
import type { CargaTypes, DatosPersona, FilaLeida } from '../carga.rules.ts';
import { describeNuevos } from './describe-nuevos.service.ts';
import { countUsados } from './usados.rules.ts';
import { dniCompletado, documentoDe } from '../emparejar/emparejar.rules.ts';
import { findRows } from '../emparejar/find-rows.service.ts';
import { dudosaOf, mismasDe } from '../emparejar/identidad.rules.ts';
import { judgeFaltantes, judgeTogether } from './judge-together.service.ts';
import { findPersonas } from '../emparejar/padron.repository.ts';
import type { FoundFila } from '../emparejar/enlaces.rules.ts';
import { isPartido, isSinApellido, judgePersona } from './persona.rules.ts';
import { prepareNecesario } from '../emparejar/preparado.rules.ts';
import { refuseRepetidas } from './repetidas.rules.ts';

/** Judges the rows of a file of people (P94): by themselves, against each other, against what is stored. Writes nothing. */
export async function judgeCarga(work: CargaWork, read: readonly FilaLeida[]): Promise<Judgement<CargaTypes, DatosPersona>> {
  const { trx, context } = work;
  const options = optionsOf(work);
  const hombre_mujer = usaHombreMujer(read.map(({ text }) => text('sexo')));
  const rows = hombre_mujer ? read.map(asMujer) : read;
  const claves = rows.map((row) => ({ codigo: row.text('codigo'), documento: documentoDe(row, options) }));
  const personas = await findPersonas(trx, claves, context.scope);
  const { foundRows, faltan, usados } = await findRows(work, rows, personas);
  const alone = await mapYielding(foundRows, (fila) => judgePersona(fila, options));
  const identidades = foundRows.map(({ row, persona }, index) => {
    const documento = claves[index]?.documento ?? '';
    return { row, id_usuario: persona?.id_usuario, documento };
  });
  const settled = await judgeTogether(work, refuseRepetidas(alone, identidades), { rows, personas });
  const ceses = await judgeFaltantes(work, widened(claves), companiesOf(foundRows));
  const { filas, preparado, usos } = prepareNecesario(settled, faltan);
  const respuesta = {
    ...(await describeNuevos(work, { preparado, usos })),
    usados: countUsados(usados, foundRows, filas),
    dni_cortos: rows.filter(({ text, values }) => values && dniCompletado(text, values.tipo_doc) !== undefined).length,
    sin_apellido: hasSurnames(work) ? foundRows.filter(({ row, persona }) => isSinApellido(row, persona)).length : 0,
    cesados: foundRows.filter(({ persona }) => persona?.codigo_estado === 2).length,
    partidos: rows.filter(isPartido).length,
    ceses: ceses.ceses,
    hombre_mujer,
    ...dudosasOf(foundRows, options),
  };
  return { filas: [...filas, ...ceses.filas], preparado, respuesta };
}

/** Returns whether the file has the column of surnames: without it nobody can be said to have none. */
const hasSurnames = ({ columnas }: CargaWork): boolean =>
  columnas === undefined || columnas.columnas.some(({ campo, letra }) => SURNAMES.has(campo) && letra !== null);
const SURNAMES: ReadonlySet<string> = new Set(['apellido_paterno', 'apellidos_nombres', 'nombres_apellidos']);

const optionsOf = (work: CargaWork): CargaWork['options'] => (hasSurnames(work) ? work.options : { ...work.options, un_solo_nombre: 0 });

/** Reads the `M` of a column of `H` and `M`. */
const asMujer = (row: FilaLeida): FilaLeida =>
  row.values && row.text('sexo').toUpperCase() === 'M' ? { ...row, values: { ...row.values, sexo: 'F' } } : row;

/** Rows with the code of one person and the name and document of another, the first ones in full. */
function dudosasOf(foundRows: readonly FoundFila[], options: CargaWork['options']) {
  const mismas = mismasDe(options);
  const dudosas = foundRows.filter(({ dudosa }) => dudosa);
  return {
    dudosas: dudosas
      .slice(0, DUDOSAS_MOSTRADAS)
      .flatMap(({ row, persona }) => (persona ? [dudosaOf({ row, documento: documentoDe(row, options), persona }, mismas)] : [])),
    dudosas_total: dudosas.length,
  };
}

/** Companies of the people in the file. */
const companiesOf = (foundRows: readonly FoundFila[]): Set<number> =>
  new Set(foundRows.flatMap(({ empresa, persona }) => empresa.empresa?.id_empresa ?? persona?.id_empresa ?? []));

/** Adds to a number without its zero the completed one: its person is in the file, whatever the row's verdict. */
const widened = (claves: readonly { readonly codigo: string; readonly documento: string }[]) =>
  claves.map(({ codigo, documento }) => ({ codigo, documento: /^\d{7}$/.test(documento) ? `0${documento}` : documento }));
