import { ausenciaImportacion } from '@portal/contract/ausencia';
import { message } from '@portal/messages';
import { instantOf } from '../../core/context.ts';
import type { Importer, Outcome, StagedRow } from '../../core/import/importer.ts';
import { writeRows } from '../../core/import/write-rows.ts';
import { lockPersonas } from './ausencia.repository.ts';
import * as repository from './importar.repository.ts';
import { type AusenciaDeFila, ausenciaOf, type AusenciaTypes, judgeFilas, overlapping } from './importar.rules.ts';

/** Import of absences (P40, P43): writes those on free days; undoing deletes those that nobody changed. */
export const ausenciaImporter: Importer<AusenciaTypes, AusenciaDeFila> = {
  definition: ausenciaImportacion,
  nombran: ['personal'],
  judge: async ({ trx, context: { scope } }, rows) => {
    const personas = await repository.findPersonas(
      trx,
      rows.map(({ text }) => text('codigo')),
      scope,
    );
    const ausencias = rows.map((row, index) => personas[index] && ausenciaOf(row, personas[index]));
    const solapadas = await repository.findSolapadas(
      trx,
      ausencias.filter((datos) => datos !== undefined),
    );
    return {
      filas: judgeFilas(rows, { personas, ausencias, solapadas }),
      respuesta: {
        no_existen: personas.filter(({ id_usuario }) => id_usuario === null).length,
        cesadas: personas.filter(({ cesada }) => cesada).length,
      },
    };
  },
  write: writeRows<AusenciaTypes, AusenciaDeFila>(async ({ trx, context }, rows) => {
    const ids = [...new Set(rows.map(({ datos }) => datos.id_usuario))];
    const known = await lockPersonas(trx, context.scope, ids);
    const cesadas = await repository.findCesadas(trx, ids);
    const solapadas = await repository.findSolapadas(
      trx,
      rows.map(({ datos }) => datos),
    );
    const against = ({ numero, datos }: StagedRow<AusenciaDeFila>): Outcome | undefined => {
      const stored = solapadas.get(datos);
      if (!known.has(datos.id_usuario)) return { numero, motivo: message('inexistente.usuario') };
      if (cesadas.has(datos.id_usuario)) return { numero, motivo: message('ausencia.importacion.cesada') };
      if (!stored) return undefined;
      return stored.igual ? { numero, existente: true } : { numero, motivo: overlapping(stored) };
    };
    const passedOver = rows.map(against).filter((outcome) => outcome !== undefined);
    const free = rows.filter((row) => against(row) === undefined);
    const inserted = await repository.insertAusencias(
      trx,
      free.map(({ datos }) => datos),
      { usuario: context.user.username, now: instantOf(context) },
    );
    return [
      ...passedOver,
      ...free.flatMap(({ numero }, place) => (inserted[place] === undefined ? [] : [{ numero, id: inserted[place] }])),
    ];
  }),
  confirmed: ({ insertados, existentes, rechazados }) => message('ausencia.importacion.hecha', { insertados, existentes, rechazados }),
  aftermath: async ({ trx, context: { scope } }, rows) => {
    const found = await repository.findDespues(
      trx,
      rows.map(({ id }) => id),
      scope,
    );
    return new Map([...found].map(([id, after]) => [id, after && message(`ausencia.importacion.conserva.${after}`)]));
  },
  revert: ({ trx }, rows) =>
    repository.deleteAusencias(
      trx,
      rows.map(({ id }) => id),
    ),
};
