import type { Catalog } from '../catalog.ts';

/** Addresses that are told of events: list, form, secret, deliveries, refusals (P156, P157). */
export const webhook: Catalog['webhook'] = {
  campos: {
    id_webhook: 'ID',
    nombre: 'Name',
    direccion: 'Address (URL)',
    asignado: 'Assignments',
    aprobado: 'Passed topics',
    certificado: 'Certificates',
    cesado: 'Leavers',
    id_empresa: 'Company',
    empresa: 'Company',
    fecha_secreto: 'Secret from',
    pendientes: 'Pending',
    fallidas: 'Failed',
  },
  lista: {
    texto: 'They tell another system when a plan is assigned, a topic is passed, a certificate is issued or a person leaves.',
    nuevo: 'New webhook',
    secreto: 'Create the secret of {nombre}',
    probar: 'Send a test to {nombre}',
    reenviar: 'Resend failed events of {nombre}',
  },
  edicion: {
    nuevo: 'New webhook',
    editar: 'Edit webhook',
    guardado: 'Webhook saved: {nombre}',
    direccionAyuda: 'Starts with https:// and has no user or password.',
    todas: 'All',
    empresaAyuda: 'Only people of this company are reported. Empty: of all companies.',
    eliminar: 'Its deliveries are deleted too.',
  },
  secreto: {
    titulo: 'Secret of {nombre}',
    aviso: 'Nothing is sent without a secret.',
    texto: 'This secret verifies the signature of each delivery. Copy it now: it will not be shown again.',
    anterior: 'The previous secret also signs for one day.',
    generar: 'Create secret',
    cerrar: 'Close',
  },
  fallidos: {
    titulo: 'Resend failed events of {nombre}',
    texto: 'Each event is sent again with the same identifier.',
    desde: 'From',
    enviar: 'Resend',
  },
  secretoGenerado: 'Secret created',
  seEnviara: 'It will be sent in a few seconds',
  reenviados: '{total, plural, one {# event will be resent} other {# events will be resent}}',
  errores: {
    direccion: 'Enter an address that starts with https://.',
    usuario: 'The address cannot have a user, a password or “#”.',
    privada: 'The portal does not send to private addresses. Its operator can allow some.',
    https: 'The address must start with https://.',
    puerto: 'The port must be 443, or 1024 or higher.',
  },
};
