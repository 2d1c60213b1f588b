import type { ClaseRegistros, OperacionMasiva } from '@portal/contract/masivo';
import type { Insertable } from 'kysely';
import type { TemaTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { TestPortal } from '../app.ts';
import { buildTema } from '../builders/contenido/tema.ts';
import { type Actora, shownOf } from './masivo.ts';

/** Topics for acts on many of them. */
export const temasMasivos = (test: TestPortal) => {
  const read = (ids: readonly number[]) => test.db.selectFrom('tema').selectAll().where('id_tema', 'in', ids).orderBy('id_tema').execute();
  return {
    /** Builds active topics without questions. */
    build: async (count: number, over: Partial<Insertable<TemaTable>> = {}): Promise<number[]> => {
      const built: number[] = [];
      while (built.length < count) built.push((await buildTema(test.db, { banco: 0, numero_preguntas: 0, ...over })).id_tema);
      return built;
    },
    read,
    /** Reads their data as a person does: without version and stamp of the last save. */
    data: async (ids: readonly number[]) =>
      (await read(ids)).map(
        ({ version: _version, fecha_modificacion: _moment, usuario_modificacion: _user, id_usuario_modificacion: _id, ...data }) => data,
      ),
    /** Shows an act on topics. Throws the refusal. */
    shown: (
      by: Actora,
      acto: Readonly<Record<string, unknown>> & { readonly clase: ClaseRegistros },
      ids: readonly number[],
    ): Promise<OperacionMasiva> => shownOf(by, { de: 'tema', acto, seleccion: { ids: [...ids] } }),
  };
};
