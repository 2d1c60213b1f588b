import type { Catalog } from '../catalog.ts';

export const carta: Catalog['carta'] = {
  botonNoFunciona: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  restablecer: {
    asunto: 'Setzen Sie Ihr Passwort für das Schulungsportal zurück',
    saludo: 'Guten Tag {nombre}!',
    saludoSinNombre: 'Guten Tag!',
    pedido: 'Wir haben eine Anfrage erhalten, das Passwort des Benutzers {username} im Schulungsportal zurückzusetzen.',
    uso: 'Über diesen Link wählen Sie ein neues Passwort. Er gilt nur einmal und läuft nach 60 Minuten ab.',
    boton: 'Neues Passwort wählen',
    nota: 'Falls die Anfrage nicht von Ihnen stammt, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
  },
  seguridad: {
    asunto: 'Die Sicherheit Ihres Kontos hat sich geändert',
    cuenta: 'Es geht um eine Änderung am Konto des Benutzers {username} im Schulungsportal.',
    contrasena: 'Ihr Passwort wurde geändert, und die anderen Sitzungen wurden geschlossen.',
    factor_activado: 'Der zweite Faktor wurde aktiviert: Nach dem Passwort fragt das Portal nach dem Code einer App.',
    factor_retirado: 'Der zweite Faktor per App wurde entfernt.',
    factor_restablecido:
      'Ein Administrator hat Ihren zweiten Faktor samt den Passkeys entfernt und Ihre Sitzungen geschlossen. Melden Sie sich mit Ihrem Passwort an und aktivieren Sie ihn neu.',
    llave_agregada: 'Ein Passkey wurde hinzugefügt, der ohne Passwort anmeldet.',
    llave_retirada: 'Ein Passkey wurde entfernt.',
    boton: 'Sicherheit meines Kontos prüfen',
    nota: 'Wenn Sie es nicht waren, ändern Sie Ihr Passwort, schließen Sie die anderen Sitzungen und informieren Sie Ihren Administrator.',
  },
  bienvenida: {
    asunto: 'Willkommen im Schulungsportal',
    acceso: 'Sie haben Zugang zum Schulungsportal. Die Adresse zum Anmelden lautet {portal}.',
    usuario: 'Ihr Benutzername lautet {username}.',
    elegir: 'Über diesen Link wählen Sie Ihr Passwort. Er gilt nur einmal und läuft nach 7 Tagen ab.',
    tiene: 'Melden Sie sich mit Ihrem bisherigen Passwort an. Falls Sie es nicht mehr wissen, wählen Sie „Passwort vergessen?“.',
    botonElegir: 'Mein Passwort wählen',
    botonIngresar: 'Anmelden',
    nota: 'Falls der Link abgelaufen ist, fordern Sie bei der Anmeldung über „Passwort vergessen?“ einen neuen an oder bitten Sie Ihren Administrator um einen Zugangscode.',
  },
  asignacion: {
    asunto: 'Ihnen wurde der Lernplan „{plan}“ zugewiesen',
    asuntoVarios: 'Ihnen wurden {total, number} Lernpläne zugewiesen',
    tiene: '{total, plural, one {Ihnen ist dieser Lernplan zugewiesen:} other {Ihnen sind diese Lernpläne zugewiesen:}}',
    fechas: 'Vom {inicio} bis {fin}.',
    pendientes:
      '{pendientes, plural, =0 {Für Sie ist kein Thema mehr offen.} one {Für Sie ist noch # Thema offen.} other {Für Sie sind noch # Themen offen.}}',
    botonIr: 'Zum nächsten Thema',
    botonVer: 'Lernplan ansehen',
    nota: 'Der Link führt Sie nach der Anmeldung zum Thema. Falls Sie Ihr Passwort nicht mehr wissen, wählen Sie „Passwort vergessen?“.',
  },
  informe: {
    asunto: 'Bericht: {nombre}',
    adjunto: 'Anbei erhalten Sie den Bericht „{nombre}“ mit {filas, plural, one {# Zeile} other {# Zeilen}}.',
    enlace:
      'Der Bericht „{nombre}“ hat {filas, plural, one {# Zeile} other {# Zeilen}} und ist für eine E-Mail zu groß. Öffnen Sie ihn im Portal und exportieren Sie ihn dort.',
    vacio: 'Der Bericht „{nombre}“ hat heute keine Zeilen.',
    dias: 'Zeitraum: vom {desde} bis {hasta}.',
    desde: 'Zeitraum: ab {desde}.',
    hastaDia: 'Zeitraum: bis {hasta}.',
    alcance: 'Er enthält die Personen der Unternehmen, auf die Sie Zugriff haben, Stand {fecha}.',
    boton: 'Bericht öffnen',
    nota: 'Eingerichtet von {autor}. Wenn Sie ihn nicht mehr erhalten möchten, bitten Sie darum, Sie unter „Gespeicherte Berichte“ aus dem Versand zu nehmen.',
  },
  recordatorio: {
    asuntoPropio: 'Erinnerung: „{plan}“ endet am {fecha}',
    asuntoPropios: 'Erinnerung: {planes, plural, one {# Lernplan endet} other {# Lernpläne enden}} bald',
    asuntoEquipo: 'Ihr Team: {personas, plural, one {# Person} other {# Personen}} mit offenen Themen',
    propio: 'Sie haben offene Themen in {planes, plural, one {einem Lernplan} other {# Lernplänen}}.',
    equipo: 'Diese Personen aus Ihrem Team haben offene Themen:',
    hasta:
      'Endet am {fecha}, {dias, plural, =0 {heute} one {morgen} other {in # Tagen}}. {pendientes, plural, one {# offenes Thema} other {# offene Themen}} von {total, number}.',
    seguir: 'Weiter mit „{tema}“',
    abrir: 'Lernplan öffnen',
    plan: '{plan}, bis {fecha} ({dias, plural, =0 {heute} one {morgen} other {in # Tagen}})',
    persona:
      '{personal}: {aprobados, number} von {total, plural, one {# Thema} other {# Themen}}, seit {desde} ({dias, plural, =0 {heute} one {vor # Tag} other {vor # Tagen}})',
    mas: 'und {personas, plural, one {# weitere Person} other {# weitere Personen}}',
    boton: 'Für mein Team antworten',
    botonSeguir: 'Weiter mit meinen Themen',
    nota: 'Über den Link können Sie die Verzögerung einer Person akzeptieren, ihr innerhalb des Lernplans mehr Zeit geben oder die Verzögerung entschuldigen. Die Antwort ist nur einmal möglich; der Link läuft nach 30 Tagen ab.',
  },
};
