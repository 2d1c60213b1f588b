import type { Catalog } from '../catalog.ts';

export const seguridad: Catalog['seguridad'] = {
  texto: 'Where your session is open, and how your sign-in is protected.',
  sesiones: {
    titulo: 'Open sessions',
    texto:
      'Every device on which you signed in. The place is the network address: the portal asks nobody where you are. If you do not recognise one, close it and change your password.',
    esta: 'This session',
    equipo: '{navegador} on {sistema}',
    tableta: 'Shop tablet {tableta}',
    desconocido: 'Unknown device',
    desde: 'Used from {lugar}',
    desdeInterna: 'Used from {lugar}, internal network',
    abiertaDesde: 'Opened from {lugar}',
    sinDireccion: 'an address that was not noted',
    usos: 'Opened on {apertura} · last used on {uso}',
    proveedor: 'Signed in through {proveedor}',
    cerrar: 'Close',
    cerrarDe: 'Close the session of {equipo}',
    cerrada: 'The session is closed',
    cerrarOtras: 'Close the other sessions',
    confirmarOtras: 'Close the other sessions?',
    confirmarOtrasTexto: 'Every other device has to sign in again. What was not sent stays on that device.',
    otrasCerradas: 'The other sessions are closed',
  },
};
