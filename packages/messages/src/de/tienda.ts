import type { Catalog } from '../catalog.ts';

export const tienda: Catalog['tienda'] = {
  entrada: {
    tienda: '{tablet} · {empresa}',
    sinVincular: 'Dieses Gerät ist mit keiner Filiale gekoppelt.',
    vincular: 'Dieses Tablet koppeln',
    campos: {
      documento: 'Ausweisnummer',
      pin: 'PIN mit {cifras, number} Ziffern',
      nuevo: 'Neue PIN mit {cifras, number} Ziffern',
      repetir: 'Neue PIN wiederholen',
    },
    provisional: 'Ihre PIN ist vorläufig. Wählen Sie die, die Sie ab jetzt verwenden.',
    teclado: 'Zifferntasten',
    borrar: 'Letzte Ziffer löschen',
    ver: 'PIN anzeigen oder verbergen',
    siguiente: 'Weiter',
    conLetras: 'Mein Ausweis hat Buchstaben',
    conTeclas: 'Zifferntasten verwenden',
    otraPersona: 'Ich bin jemand anderes',
    faltaDocumento: 'Geben Sie Ihre Ausweisnummer ein.',
    faltaPin: 'Die PIN hat {cifras, number} Ziffern.',
    facil: 'Diese PIN ist leicht zu erraten: Wählen Sie eine ohne aufeinanderfolgende oder wiederholte Ziffern.',
    distintos: 'Die PINs sind verschieden. Wählen Sie noch einmal.',
    esperan:
      '{total, plural, one {# Sendung wartet auf diesem Tablet. Sie geht hinaus, wenn sich die Person wieder mit Verbindung anmeldet.} other {# Sendungen warten auf diesem Tablet. Sie gehen hinaus, wenn sich die Personen wieder mit Verbindung anmelden.}}',
    conContrasena: 'Mit Passwort anmelden',
  },
  sinLinea: {
    desconocida: 'Keine Verbindung. Auf diesem Tablet kann sich jetzt nur anmelden, wer sich schon einmal mit Verbindung angemeldet hat.',
    errada: 'Ausweisnummer und PIN stimmen nicht überein.',
    agotada: 'Zu viele Versuche ohne Verbindung. Sie können sich anmelden, sobald die Verbindung wieder da ist.',
    vencida:
      'Ihre letzte Anmeldung mit Verbindung liegt vierzehn Tage zurück. Sie können sich anmelden, sobald die Verbindung wieder da ist.',
    espera:
      'Zu viele Versuche hintereinander. Warten Sie {segundos, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es erneut.',
  },
  vincular: {
    texto: 'Ein Administrator erstellt den Code unter „Filial-Tablets“. Er gilt fünfzehn Minuten.',
    codigo: 'Code',
    codigoAyuda: 'Acht Buchstaben und Ziffern',
    enviar: 'Koppeln',
    yaVinculada: 'Es ist bereits als {tablet} von {empresa} gekoppelt. Ein anderer Code ändert das und löscht, was darauf wartete.',
    sinCifrado:
      'Dieser Browser kann nicht verschlüsseln, was er speichert: Öffnen Sie das Portal über https, nicht in einem privaten Fenster.',
  },
  errores: {
    soloAlumno: 'Das Tablet der Filiale dient nur zum Lernen. Für alles andere melden Sie sich auf Ihrem eigenen Gerät an.',
  },
  sesion: {
    barra: 'Gemeinsames Tablet',
    salir: 'Abmelden',
    sigue: 'Sind Sie noch da?',
    cierra: '{segundos, plural, one {Ihre Sitzung endet in # Sekunde.} other {Ihre Sitzung endet in # Sekunden.}}',
    continuar: 'Weiter',
  },
};
