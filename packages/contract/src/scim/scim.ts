import { z } from 'zod';
import { alcanceRule } from '../acceso/acceso.rules.ts';
import {
  codeColumn,
  momentColumn,
  numberColumn,
  optionalDayColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { withRules } from '../core/field-rules.ts';
import { id, indicador, optionalDay, text } from '../core/fields.ts';
import { defineList } from '../core/list/list.ts';
import { listCall } from '../core/list/list-call.ts';
import { done, doneWith } from '../core/responses.ts';

/** Address of the SCIM 2.0 service below `/api`; its messages are those of RFC 7644, not of this contract (record 072). */
export const SCIM_PATH = '/scim/v2';

export const ESTADOS_TOKEN_SCIM = ['vigente', 'vencido', 'revocado'] as const;

/** Most companies of one token. */
export const LIMITE_EMPRESAS_TOKEN = 500;

/** Tokens by which identity providers call the SCIM service (P160). */
export const scimTokenLista = defineList({
  name: 'scim',
  key: 'id_scim_token',
  columns: {
    id_scim_token: numberColumn(),
    nombre: textColumn(),
    /** Beginning of the token, by which a provider's configuration is recognised. */
    prefijo: codeColumn(),
    estado: optionColumn(z.enum(ESTADOS_TOKEN_SCIM), 'tokenScim'),
    /** Companies that it reaches, by name; null: all. */
    empresas: optionalTextColumn(),
    /** Last day of the portal's zone on which it is valid; null: until it is revoked. */
    fecha_expiracion: optionalDayColumn(),
    /** Last use, up to five minutes late; null: never used. */
    fecha_uso: optionalMomentColumn(),
    fecha_revocacion: optionalMomentColumn(),
    usuario_creacion: textColumn(),
    fecha_creacion: momentColumn(),
  },
  search: ['nombre', 'prefijo', 'empresas'],
  order: '-id_scim_token',
  files: { csv: 'scim', xlsx: 'UCJ-SCIM' },
});
export type ScimTokenFila = RowOf<typeof scimTokenLista.columns>;

/** Name, reach and end of a new token. */
export const scimTokenBody = withRules(
  z.object({
    nombre: text(60),
    indicador_alcance: indicador,
    empresas: z.array(id).max(LIMITE_EMPRESAS_TOKEN).default([]),
    fecha_expiracion: optionalDay,
  }),
  [alcanceRule],
);

/** Calls of the tokens of identity providers (P160). */
export const scimApi = {
  sellst: listCall('/scim/sellst', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Tokens con que los proveedores de identidad llaman al servicio SCIM.',
    list: scimTokenLista,
  }),
  ins: endpoint('POST', '/scim/ins', {
    access: 'admin',
    scope: 'unlimited',
    stepUp: 'token',
    summary: 'Crea un token SCIM: se muestra una vez y solo se guarda su hash.',
    body: scimTokenBody,
    response: doneWith({ id_scim_token: z.number(), token: z.string() }),
  }),
  revocar: endpoint('POST', '/scim/revocar', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Revoca un token SCIM: desde ahora no sirve.',
    body: z.object({ id_scim_token: id }),
    response: done,
  }),
};
