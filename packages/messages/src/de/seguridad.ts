import type { Catalog } from '../catalog.ts';

export const seguridad: Catalog['seguridad'] = {
  texto: 'Wo Ihre Sitzung offen ist, und wie Ihre Anmeldung geschützt wird.',
  sesiones: {
    titulo: 'Offene Sitzungen',
    texto:
      'Jedes Gerät, auf dem Sie sich angemeldet haben. Der Ort ist die Netzadresse: Das Portal fragt niemanden, wo Sie sind. Erkennen Sie eine nicht, beenden Sie sie und ändern Sie Ihr Passwort.',
    esta: 'Diese Sitzung',
    equipo: '{navegador} auf {sistema}',
    tableta: 'Filial-Tablet {tableta}',
    desconocido: 'Unbekanntes Gerät',
    desde: 'Benutzt von {lugar}',
    desdeInterna: 'Benutzt von {lugar}, internes Netz',
    abiertaDesde: 'Geöffnet von {lugar}',
    sinDireccion: 'einer nicht notierten Adresse',
    usos: 'Geöffnet am {apertura} · zuletzt benutzt am {uso}',
    proveedor: 'Anmeldung über {proveedor}',
    cerrar: 'Beenden',
    cerrarDe: 'Sitzung von {equipo} beenden',
    cerrada: 'Die Sitzung ist beendet',
    cerrarOtras: 'Die anderen Sitzungen beenden',
    confirmarOtras: 'Die anderen Sitzungen beenden?',
    confirmarOtrasTexto: 'Jedes andere Gerät muss sich neu anmelden. Was nicht gesendet wurde, bleibt auf jenem Gerät.',
    otrasCerradas: 'Die anderen Sitzungen sind beendet',
  },
};
