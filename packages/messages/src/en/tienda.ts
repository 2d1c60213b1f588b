import type { Catalog } from '../catalog.ts';

export const tienda: Catalog['tienda'] = {
  entrada: {
    tienda: '{tablet} · {empresa}',
    sinVincular: 'This device is not paired with a store.',
    vincular: 'Pair this tablet',
    campos: {
      documento: 'ID number',
      pin: 'PIN of {cifras, number} digits',
      nuevo: 'New PIN of {cifras, number} digits',
      repetir: 'Repeat the new PIN',
    },
    provisional: 'Your PIN is temporary. Choose the one you will use from now on.',
    teclado: 'Number keys',
    borrar: 'Delete the last digit',
    ver: 'Show or hide the PIN',
    siguiente: 'Next',
    conLetras: 'My ID has letters',
    conTeclas: 'Use the number keys',
    otraPersona: 'I am someone else',
    faltaDocumento: 'Enter your ID number.',
    faltaPin: 'The PIN has {cifras, number} digits.',
    facil: 'That PIN is easy to guess: choose one without consecutive or repeated digits.',
    distintos: 'The PINs are different. Choose again.',
    esperan:
      '{total, plural, one {# submission is waiting on this tablet. It goes out when its person signs in again with a connection.} other {# submissions are waiting on this tablet. They go out when their people sign in again with a connection.}}',
    conContrasena: 'Sign in with password',
  },
  sinLinea: {
    desconocida: 'There is no connection. Only people who have signed in on this tablet before with a connection can sign in now.',
    errada: 'The ID number and the PIN do not match.',
    agotada: 'Too many attempts without a connection. You can sign in when the connection is back.',
    vencida: 'Fourteen days have passed since you last signed in with a connection. You can sign in when the connection is back.',
    espera: 'Too many attempts in a row. Wait {segundos, plural, one {# second} other {# seconds}} and try again.',
  },
  vincular: {
    texto: 'An administrator creates the code under “Store tablets”. It works for fifteen minutes.',
    codigo: 'Code',
    codigoAyuda: 'Eight letters and digits',
    enviar: 'Pair',
    yaVinculada: 'It is already paired as {tablet}, of {empresa}. Another code changes it and deletes what was waiting on it.',
    sinCifrado: 'This browser cannot encrypt what it keeps: open the portal over https, outside a private window.',
  },
  errores: {
    soloAlumno: 'The store tablet is only for learning. For anything else, sign in on your own device.',
  },
  sesion: {
    barra: 'Shared tablet',
    salir: 'Sign out',
    sigue: 'Are you still there?',
    cierra: '{segundos, plural, one {Your session ends in # second.} other {Your session ends in # seconds.}}',
    continuar: 'Continue',
  },
};
