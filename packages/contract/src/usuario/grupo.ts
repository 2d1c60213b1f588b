import { z } from 'zod';
import { codeColumn, dataColumn, numberColumn, optionalTextColumn, optionColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, indicador, text } from '../core/fields.ts';
import { linkBatch } from '../core/links.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { selectionOf } from '../core/list/selection.ts';
import { personaColumnas } from './persona-columnas.ts';

/** Largest number of people in one call that puts them into groups. */
export const LIMITE_GRUPO = 20_000;

/** Active people with their group, those without one first. `grupo` is its text; `con_grupo` 0 has none. */
export const usuarioGrupoLista = defineList({
  name: 'usuario.conGrupo',
  key: 'id_usuario',
  columns: { ...personaColumnas, grupo: optionColumn(z.string().nullable()), con_grupo: optionColumn(z.number(), 'indicador') },
  order: 'con_grupo',
  files: { csv: 'usuario-grupo', xlsx: 'UCJ-Usuarios-Grupos' },
});
export type UsuarioGrupoFila = RowOf<typeof usuarioGrupoLista.columns>;

/** Groups with their active members; `planes` names the plans that rules in force give to whoever is in the group. */
export const grupoLista = defineList({
  name: 'grupo',
  key: 'id_parametro',
  columns: {
    id_parametro: dataColumn(z.number()),
    codigo_grupo: codeColumn(),
    grupo: textColumn(),
    miembros: numberColumn(),
    planes: optionalTextColumn(),
  },
  order: 'grupo',
  files: { csv: 'grupo', xlsx: 'UCJ-Grupos' },
});
export type GrupoFila = RowOf<typeof grupoLista.columns>;

const pareja = { codigo_grupo: text(50), id_usuario: id };
const parejas = linkBatch(pareja);

/** Parses a JSON text; any other text stays one, which the next schema refuses. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

const counted = {
  /** People who changed their group. */
  cambiados: z.number(),
  /** People who were in that group already. */
  existentes: z.number(),
  /** People who left, skipped. */
  cesados: z.number(),
  /** Plans given by the rules of the groups. */
  asignados: z.number(),
};

/** Plan that the rules of a group give, and how many of the selected people do not have it. */
const planDelGrupo = z.object({ id_planestudio: z.number(), plan: z.string(), asignados: z.number() });

/** Calls that put people into groups; rules of the groups give plans (P27). */
export const grupo = {
  conGrupo: listCall('/usuario/sellst/grupo', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas activas con su grupo; primero las que no tienen.',
    list: usuarioGrupoLista,
  }),
  insGrupo: endpoint('POST', '/usuario/ins/grupo', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Pone personas en grupos y les asigna los planes del grupo; el cuerpo es el arreglo, o un texto JSON que lo contiene.',
    body: z.union([parejas, z.string().max(4_000_000).transform(parsed).pipe(parejas)]),
    response: doneWith(counted),
  }),
  asignarGrupo: endpoint('POST', '/usuario/grupo/asignar', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Pone las personas elegidas en un grupo y les asigna sus planes; con `simular` solo dice qué pasaría.',
    query: z.object({ simular: indicador.default(0) }),
    body: z.object({ codigo_grupo: text(50), seleccion: selectionOf(usuarioGrupoLista, LIMITE_GRUPO) }),
    response: doneWith({
      ...counted,
      /** Of `cambiados`, those who leave another group. */
      trasladados: z.number(),
      planes: z.array(planDelGrupo),
    }),
  }),
  grupos: listCall('/usuario/grupo/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Grupos con sus miembros activos y los planes que sus reglas dan.',
    list: grupoLista,
  }),
};
