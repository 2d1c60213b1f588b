import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import {
  codeColumn,
  dataColumn,
  optionalCodeColumn,
  optionalDayColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { withRules } from '../core/field-rules.ts';
import { emailText } from '../core/correo.ts';
import { id, idParams, indicador, integer, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { version } from '../core/master.ts';
import { done, doneWith } from '../core/responses.ts';
import { ROL } from '../core/roles.ts';
import { LIMITE_ACCESO } from '../sesion/limites.ts';
import { LIMITE_CORREO } from '../usuario/limites.ts';
import { contraseniaNueva } from '../sesion/contrasenia.ts';
import { alcanceRule, confirmacionRule } from './acceso.rules.ts';

/** Largest number of companies to which an access is limited. */
export const LIMITE_EMPRESAS = 1000;

/** List of the accesses: people with a role. `empresas`: names of the companies of a limited access, null for one of all companies (P46). */
export const accesoLista = defineList({
  name: 'acceso',
  key: 'id_usuario',
  columns: {
    id_usuario: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    rol: optionColumn(z.number(), 'rolAcceso'),
    correo_electronico: optionalTextColumn(),
    fecha_login: optionalDayColumn(),
    hora_login: optionalCodeColumn(),
    indicador_alcance: optionColumn(z.number(), 'alcance'),
    empresas: optionalTextColumn(),
    codigo_estado: optionColumn(z.number(), 'estadoUsuario'),
  },
  search: ['codigo_usuario', 'personal', 'correo_electronico', 'empresas'],
  order: 'personal',
  files: { csv: 'accesos', xlsx: 'UCJ-Accesos' },
});
export type AccesoFila = RowOf<typeof accesoLista.columns>;

/** Access of a person, with its companies. */
export const accesoFicha = z.object({
  id_usuario: z.number(),
  username: z.string(),
  codigo_usuario: z.string(),
  personal: z.string(),
  correo_electronico: z.string().nullable(),
  codigo_estado: z.number(),
  rol: z.number(),
  indicador_alcance: z.number(),
  empresas: z.array(z.object({ id_empresa: z.number(), empresa: z.string() })),
  version: z.number(),
});
export type AccesoFicha = z.output<typeof accesoFicha>;

const codigo = text(10);

/** Role and scope: all companies (`indicador_alcance` 0), or those of `empresas` (1), at least one. */
const derechos = {
  rol: integer(ROL.administrador, ROL.lector),
  indicador_alcance: indicador,
  empresas: z.array(id).max(LIMITE_EMPRESAS).default([]),
};

/** New password; null, absent or empty: none. */
const contraseniaOpcional = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(contraseniaNueva.nullable());

/** New access of somebody whom the portal does not know. Without a password the person gets a link by mail (P7). */
export const accesoNuevoBody = withRules(
  ignoring(
    z.object({
      codigo_usuario: codigo,
      nombres: text(250),
      correo_electronico: emailText(LIMITE_CORREO, LIMITE_ACCESO.min),
      password: contraseniaOpcional,
      password_confirmation: z.string().nullish(),
      ...derechos,
    }),
    // How the form of the version before was filled in.
    ['entrada'],
  ),
  [confirmacionRule, alcanceRule],
);

/** Access for a stored person without one, named by code. */
export const accesoPersonaBody = withRules(z.object({ codigo_usuario: codigo, ...derechos }), [alcanceRule]);

/** Changed role and scope of an access. */
export const accesoCambioBody = withRules(z.object({ id_usuario: id, version, ...derechos }), [alcanceRule]);

/** Calls of the accesses: people with a role, and its scope (P46). */
export const accesoApi = {
  sellst: listCall('/usuario/sellst/acceso', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas con un rol, con su último ingreso y las empresas de su alcance.',
    list: accesoLista,
  }),
  sel: endpoint('GET', '/usuario/sel/acceso/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Acceso de una persona, con las empresas de su alcance.',
    params: idParams,
    response: accesoFicha,
  }),
  ins: endpoint('POST', '/usuario/ins/acceso', {
    access: 'admin',
    stepUp: 'acceso',
    scope: 'bulk',
    summary: 'Crea la cuenta de una persona con un rol; sin contraseña, le envía un enlace por correo para elegirla.',
    body: accesoNuevoBody,
    response: doneWith({ id_usuario: z.number(), username: z.string() }),
  }),
  insPersona: endpoint('POST', '/usuario/ins/acceso/persona', {
    access: 'admin',
    stepUp: 'acceso',
    scope: 'record',
    summary: 'Da un rol a una persona registrada que no lo tiene.',
    body: accesoPersonaBody,
    response: doneWith({ id_usuario: z.number(), nombre: z.string() }),
  }),
  upd: endpoint('POST', '/usuario/upd/acceso/', {
    access: 'admin',
    stepUp: 'acceso',
    scope: 'record',
    summary: 'Cambia el rol y el alcance de un acceso, si nadie lo cambió antes.',
    body: accesoCambioBody,
    response: doneWith({ id_usuario: z.number(), version: z.number() }),
  }),
  del: endpoint('DELETE', '/usuario/acceso/:id', {
    access: 'admin',
    stepUp: 'retiro',
    scope: 'record',
    summary: 'Retira el rol de una persona y cierra sus sesiones; la persona y su historia se quedan.',
    params: idParams,
    response: done,
  }),
};
