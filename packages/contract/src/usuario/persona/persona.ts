import { z } from 'zod';
import { certificadoLista } from '../../certificado/certificado.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, integer } from '../../core/fields.ts';
import { listCall } from '../../core/list/list-call.ts';
import { correoLista } from '../../email/email.ts';
import { logLista } from '../../log/log.ts';
import { doneWith } from '../../core/responses.ts';
import { sesionAbierta } from '../../sesion/sesiones.ts';
import { usuarioMaestro } from '../maestro.ts';
import { intentoLista } from '../reporte.ts';
import { expediente } from './expediente.ts';
import { personaPlanLista, personaRespuestaLista } from './listas.ts';

/** Head of the page of a person. */
export const personaFicha = usuarioMaestro.list.row
  .pick({
    id_usuario: true,
    codigo_usuario: true,
    tipo_documento: true,
    numero_documento: true,
    username: true,
    personal: true,
    nombres: true,
    correo_electronico: true,
    correo_devuelto: true,
    telefono: true,
    empresa: true,
    departamento: true,
    centro_costo: true,
    cargo: true,
    grupo: true,
    codigo_jefe_inmediato: true,
    jefe_inmediato: true,
    fecha_ingreso: true,
    fecha_cese: true,
    codigo_estado: true,
    rol: true,
    fecha_login: true,
    bienvenida: true,
    bienvenida_pendiente: true,
    version: true,
  })
  .extend({
    /** The caller's scope reaches the account too: letters, sessions and history. */
    cuenta: z.boolean(),
  });
export type PersonaFicha = z.output<typeof personaFicha>;

const shared = { access: 'admin', scope: 'record', params: idParams } as const;
/** Of the study of a person: a reader of reports reads it in reports too (P216). */
const estudio = { ...shared, areas: ['informe'] } as const;

/** Calls of the page of a person (P209), one for each section. */
export const persona = {
  persona: endpoint('GET', '/usuario/persona/:id', {
    ...estudio,
    reads: true,
    summary: 'Datos de una persona, para su página.',
    response: personaFicha,
  }),
  personaPlanes: listCall('/usuario/persona/plan/:id', {
    ...estudio,
    summary: 'Planes asignados a una persona, abiertos y cerrados, con su plazo y su avance.',
    list: personaPlanLista,
  }),
  personaIntentos: listCall('/usuario/persona/intento/:id/:plan', {
    ...estudio,
    params: z.object({ id, plan: integer(0, 2_147_483_647) }),
    summary: 'Intentos de una persona en un plan; 0 significa todos.',
    list: intentoLista,
  }),
  personaCertificados: listCall('/usuario/persona/certificado/:id', {
    ...estudio,
    summary: 'Certificados de una persona, también los anulados.',
    list: certificadoLista,
  }),
  personaRespuestas: listCall('/usuario/persona/respuesta/:id', {
    ...shared,
    summary: 'Respuestas de los jefes a los atrasos de una persona, y sus prórrogas.',
    list: personaRespuestaLista,
  }),
  personaCorreos: listCall('/usuario/persona/correo/:id', {
    ...shared,
    summary: 'Mensajes escritos a una persona, con el motivo de los que no llegaron.',
    list: correoLista,
  }),
  personaSesiones: endpoint('GET', '/usuario/persona/sesion/:id', {
    ...shared,
    reads: true,
    summary: 'Sesiones abiertas de una persona; de más de cien, las últimas que se usaron.',
    response: z.array(sesionAbierta),
  }),
  personaSesionesCerrar: endpoint('POST', '/usuario/persona/sesion/:id/cerrar', {
    ...shared,
    summary: 'Cierra todas las sesiones abiertas de otra persona; lo que respondió sin enviar queda en su equipo.',
    response: doneWith({ cerradas: z.number() }),
  }),
  personaHistoria: listCall('/usuario/persona/historia/:id', {
    ...shared,
    summary: 'Registro de actividad de una persona: sus cambios, ingresos e intentos.',
    list: logLista,
  }),
  expediente: endpoint('GET', '/usuario/persona/expediente/:id', {
    ...estudio,
    reads: true,
    summary: 'Expediente de una persona para un inspector, con el hash de su contenido; queda anotado en el registro de actividad.',
    response: expediente,
  }),
};
