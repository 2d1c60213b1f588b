import { z } from 'zod';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { clearableTextField, dayField, field } from '../core/field.ts';
import { clearableText, id } from '../core/fields.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { done } from '../core/responses.ts';

/** Rights of the law over one's personal data (P163). */
export const TIPO_SOLICITUD = ['acceso', 'rectificacion', 'cancelacion', 'oposicion'] as const;
/** `retencion`: the portal's own entry for a person after the end of the retention period that follows the ceasing (P177). */
export const CANAL_SOLICITUD = ['portal', 'correo', 'presencial', 'otro', 'retencion'] as const;
export const ESTADO_SOLICITUD = ['recibida', 'en_tramite', 'atendida', 'denegada'] as const;

const tipo = z.enum(TIPO_SOLICITUD);
const estado = z.enum(ESTADO_SOLICITUD);

/** Register of the requests about personal data, as a master (P163). */
export const solicitudMaestro = defineMaster({
  domain: 'solicitud',
  key: 'id_solicitud',
  words: ['una solicitud', 'Solicitudes'],
  fields: {
    id_usuario: field(id, dataColumn(z.number())),
    tipo: field(tipo, optionColumn(tipo, 'tipoSolicitud')),
    canal: field(z.enum(CANAL_SOLICITUD), optionColumn(z.enum(CANAL_SOLICITUD), 'canalSolicitud')),
    fecha_recepcion: dayField(),
    detalle: clearableTextField(2000),
    estado: field(estado, optionColumn(estado, 'estadoSolicitud')),
    respuesta: clearableTextField(2000),
  },
  children: {},
  computed: {
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionalTextColumn(),
    /** 1: waits for its answer. */
    abierta: optionColumn(z.number(), 'indicador'),
    /** Last day for the answer. */
    vence: dayColumn(),
    fecha_respuesta: optionalMomentColumn(),
  },
  order: 'vence',
  files: { csv: 'solicitud', xlsx: 'UCJ-Solicitudes' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'record', ins: 'record', upd: 'record', del: 'record' },
});
export type SolicitudFila = RowOfMaster<typeof solicitudMaestro>;

/** Own request, as its person sees it. */
const propia = z.object({
  id_solicitud: z.number(),
  tipo,
  estado,
  fecha_recepcion: z.string(),
  vence: z.string(),
  detalle: z.string().nullable(),
  respuesta: z.string().nullable(),
  fecha_respuesta: z.string().nullable(),
});
export type SolicitudPropia = z.output<typeof propia>;

/** Calls of the register, and those by which a person asks (P163). */
export const solicitudApi = {
  ...solicitudMaestro.calls,
  propias: endpoint('GET', '/solicitud/propias', {
    access: 'sesion',
    reads: true,
    summary: 'Las solicitudes de quien llama sobre sus datos personales, de la más reciente a la más antigua.',
    response: z.array(propia),
  }),
  pedir: endpoint('POST', '/solicitud/pedir', {
    access: 'sesion',
    summary: 'Presenta una solicitud de quien llama sobre sus datos personales.',
    body: z.object({ tipo, detalle: clearableText(2000) }),
    response: done,
  }),
};
