import { z } from 'zod';
import {
  codeColumn,
  dataColumn,
  momentColumn,
  optionalCodeColumn,
  optionalDayColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { inputShape } from '../core/field.ts';
import { withRules } from '../core/field-rules.ts';
import { id, indicador, integer, optionalDay } from '../core/fields.ts';
import { defineMaster, type RowOfMaster, version } from '../core/master.ts';
import { usuarioCampos, usuarioReglas } from './campos.ts';

/** 1 Activo, 2 Cesado. */
export const ESTADO_USUARIO = { activo: 1, cesado: 2 } as const;

/** Kinds of access, as older clients read them. */
export const ROLES = ['Administrador', 'Soporte', 'Autor', 'Auditor', 'Lector', 'Alumno'] as const;

/** People as a master: list, and record of the form (P82). */
export const usuarioMaestro = defineMaster({
  domain: 'usuario',
  key: 'id_usuario',
  words: ['una persona', 'Personas'],
  fields: usuarioCampos,
  rules: usuarioReglas,
  children: {},
  computed: {
    /** Full name. */
    personal: textColumn(),
    /** Name for the sign-in: the document's number, or the e-mail of a self-registered account. */
    username: codeColumn(),
    empresa: optionColumn(z.string().nullable()),
    codigo_empresa: optionalCodeColumn(),
    departamento: optionalTextColumn(),
    codigo_centro_costo: optionalCodeColumn(),
    centro_costo: optionalTextColumn(),
    cargo: optionalTextColumn(),
    grupo: optionalTextColumn(),
    /** Name of the boss; null for one outside of the caller's scope. */
    jefe_inmediato: optionalTextColumn(),
    codigo_estado: optionColumn(z.number(), 'estadoUsuario'),
    rol: optionColumn(z.enum(ROLES), 'rol'),
    fecha_cese: optionalDayColumn(),
    fecha_login: optionalMomentColumn(),
    /** Hour of `fecha_login` in the portal's time zone, `14:05`. */
    hora_login: dataColumn(z.string().nullable()),
    /** When the last welcome letter was sent. */
    bienvenida: optionalMomentColumn(),
    /** A welcome letter waits to be sent. */
    bienvenida_pendiente: dataColumn(z.boolean()),
    /** A mail server returned the address: nothing is written to it until it changes. */
    correo_devuelto: dataColumn(z.boolean()),
    /** 1: letters reach the person, 0: there is no address, or a mail server returned it. */
    recibe_correos: optionColumn(z.number(), 'indicador'),
    con_jefe: optionColumn(z.number(), 'indicador'),
    /** 1: another person of the caller's companies has the same words in the name, the same e-mail, or the same document but for zeros (P259). */
    repetida: optionColumn(z.number(), 'indicador'),
  },
  stamps: {
    usuario_creacion: textColumn(),
    usuario_modificacion: optionalTextColumn(),
    fecha_creacion: momentColumn(),
    fecha_modificacion: momentColumn(),
    version: dataColumn(z.number()),
  },
  search: ['personal', 'codigo_usuario', 'username', 'correo_electronico', 'empresa'],
  order: 'personal',
  files: { csv: 'usuario', xlsx: 'UCJ-Usuarios' },
  scope: { sellst: 'list', sel: 'record', ins: 'record', upd: 'record', del: 'record' },
  reader: 'admin',
});

export type UsuarioFila = RowOfMaster<typeof usuarioMaestro>;

/** State and end of employment, which older clients send with a save: calls of their own change them, so they must be those stored. */
const ESTADO_ENVIADO = { codigo_estado: integer(1, 2).optional(), fecha_cese: optionalDay };
const cuerpo = { ...inputShape(usuarioCampos), ...ESTADO_ENVIADO };

/** Calls that save a person; they take more than those of `usuarioMaestro`. */
export const usuarioGuardado = {
  ins: endpoint('POST', '/usuario/ins', {
    access: 'admin',
    scope: 'record',
    summary: 'Crea una persona activa, sin contraseña.',
    body: withRules(z.object(cuerpo), usuarioReglas),
    response: usuarioMaestro.calls.ins.response,
  }),
  upd: endpoint('POST', '/usuario/upd/', {
    access: 'admin',
    scope: 'record',
    summary: 'Cambia una persona; con version, solo si nadie la cambió antes. El estado se cambia con cesar y reactivar.',
    body: withRules(
      z.object({
        id_usuario: id,
        version: version.optional(),
        ...cuerpo,
        /** 1: the sender says that it is the same person although name and document are both others (P198). */
        misma_persona: indicador.optional(),
      }),
      usuarioReglas,
    ),
    response: usuarioMaestro.calls.upd.response,
  }),
};
