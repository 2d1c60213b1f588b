import type { Catalog } from '../catalog.ts';

export const email: Catalog['email'] = {
  titulo: 'E-Mails des Portals',
  texto: 'Nachrichten des Portals: ausstehende, gesendete und fehlgeschlagene.',
  sinServidor: 'Es ist kein E-Mail-Server eingerichtet',
  sinServidorTexto:
    'Die Nachrichten bleiben hier, wo Sie sie lesen können. Sie werden gesendet, sobald der Server (SMTP_URL) eingerichtet ist.',
  mensaje: 'Nachricht',
  para: 'An: {destinatario}',
  leer: '„{asunto}“ an {destinatario} lesen',
  reenviar: 'Erneut an {destinatario} senden',
  estados: {
    pendiente: 'Ausstehend',
    enviado: 'Gesendet',
    fallido: 'Fehlgeschlagen',
    retenido: 'Zurückgehalten',
    rebotado: 'Unzustellbar',
  },
  campos: {
    id_correo: 'ID',
    tipo: 'Typ',
    asunto: 'Betreff',
    destinatario: 'Empfänger',
    fecha_envio: 'Gesendet',
    proximo_intento: 'Nächster Versuch',
    intentos: 'Versuche',
    ultimo_error: 'Fehlerursache',
    personal: 'Person',
    plan: 'Lernplan',
    nivel: 'Stufe',
    lote: 'Versand',
    motivo: 'Grund',
  },
  errores: {
    enviado: 'Die Nachricht wurde bereits gesendet.',
    detenido: 'Die Nachricht ist zurückgehalten oder verworfen: Sie wird nicht erneut gesendet.',
    noSalio: 'Die Nachricht wurde noch nicht gesendet: Sie kann nicht unzustellbar sein.',
  },
  motivos: {
    sinDestino: 'Die Person ist ausgeschieden oder hat keine funktionierende E-Mail mehr.',
    cancelado: 'Versand abgebrochen.',
    caduco: 'Nicht mehr nötig: Nichts ist mehr offen, oder die Person ist abwesend oder ausgeschieden.',
  },
  rebote: 'An diese Adresse wird nicht mehr geschrieben, bis die Person eine andere hat',
  descartados:
    '{descartados, plural, =0 {Keine Nachricht verworfen} one {# Nachricht verworfen} other {# Nachrichten verworfen}}{omitidos, plural, =0 {} one {; # wartete nicht mehr} other {; # warteten nicht mehr}}',
  liberados:
    '{liberados, plural, =0 {Keine Nachricht freigegeben} one {# Nachricht freigegeben} other {# Nachrichten freigegeben}}{descartados, plural, =0 {} one {; # war nicht mehr nötig und wurde verworfen} other {; # waren nicht mehr nötig und wurden verworfen}}{omitidos, plural, =0 {} one {; # war nicht zurückgehalten} other {; # waren nicht zurückgehalten}}',
  seEnviara: 'Die Nachricht wird in wenigen Augenblicken gesendet',
  bienvenida:
    '{enviados, plural, =0 {Keine Willkommensnachricht gesendet} one {Willkommensnachricht unterwegs} other {# Willkommensnachrichten unterwegs}}{sin_correo, plural, =0 {} one {; # Person ohne E-Mail} other {; # Personen ohne E-Mail}}{en_espera, plural, =0 {} one {; # wartete bereits auf den Versand} other {; # warteten bereits auf den Versand}}{cesados, plural, =0 {} one {; # ausgeschieden} other {; # ausgeschieden}}{desconocidos, plural, =0 {} one {; # unbekannter Code} other {; # unbekannte Codes}}',
  envio: {
    titulo: 'Fortschritt des Versands',
    avance: '{salidos, number} von {total, plural, one {# Nachricht} other {# Nachrichten}}',
    espera: 'Der Versand läuft im Hintergrund: Sie können dieses Fenster schließen und weiterarbeiten.',
    terminado: 'Der Versand ist beendet.',
    sinServidor: 'Es ist kein E-Mail-Server eingerichtet: Die Nachrichten warten im Postausgang.',
    fallidos: '{fallidos, plural, one {# wurde nicht gesendet} other {# wurden nicht gesendet}}.',
    descartados: '{descartados, plural, one {# wurde verworfen} other {# wurden verworfen}}.',
    cancelar: 'Rest abbrechen',
    confirmarCancelar: '{total, plural, one {Die verbleibende Nachricht abbrechen?} other {Die # verbleibenden Nachrichten abbrechen?}}',
    confirmarTexto: 'Gesendetes lässt sich nicht zurückholen. Der Rest wird im Postausgang verworfen.',
    ver: 'Im Postausgang ansehen',
  },
  sinCorreo: {
    titulo: 'Ohne E-Mail',
    texto:
      'Diese Personen erreicht keine E-Mail. Wer ein Telefon hat, dem können Sie selbst schreiben; für die übrigen drucken Sie einen Zugangscode.',
    telefono: '{nombre} per WhatsApp schreiben',
    codigos: 'Zugangscodes drucken',
  },
  telefono: {
    asigna: 'Guten Tag {nombre}, Ihnen ist {planes} bis {fecha} zugewiesen. Zum Schulungsportal: {portal}',
    bienvenida: 'Guten Tag {nombre}, Sie haben jetzt Zugang zum Schulungsportal. Melden Sie sich mit Ihrer Ausweisnummer an: {portal}',
  },
  avisar: {
    confirmarVarios:
      '{total, plural, one {Die Benachrichtigung über diese Zuweisung senden?} other {Die Benachrichtigung über # Zuweisungen senden?}}',
    varios: 'Per E-Mail benachrichtigen',
    enviar: 'Senden',
  },
  bandeja: {
    solo: 'Nur diese anzeigen',
    liberar: 'Freigeben',
    liberarConfirmar: '{total, plural, one {Die zurückgehaltene Nachricht freigeben?} other {# Nachrichten freigeben?}}',
    liberarTexto: 'Gesendet werden die zurückgehaltenen, die noch nötig sind; die übrigen werden mit Angabe des Grundes verworfen.',
    descartar: 'Verwerfen',
    descartarTitulo: '{total, plural, one {Die Nachricht verwerfen?} other {# Nachrichten verwerfen?}}',
    descartarTexto: 'Ausstehende und zurückgehaltene Nachrichten werden nicht gesendet.',
    rebote: 'Unzustellbar: {destinatario}',
    reboteTitulo: 'Die Nachricht als unzustellbar vermerken?',
    reboteTexto: 'An {destinatario} wird nicht mehr geschrieben, bis die Person eine andere Adresse hat.',
    anotar: 'Vermerken',
    motivo: 'Grund',
    maximo: 'Wählen Sie höchstens {limite, number} Nachrichten aus',
    fila: '{asunto}, an {destinatario}',
    reenviarConfirmar: 'Erneut an {destinatario} schreiben?',
    reenviarTexto: 'Diese Adresse war unzustellbar. Hat die Person jetzt eine andere, geht die Nachricht dorthin.',
  },
  devuelto: 'Unzustellbar',
  devueltoTexto: 'Ein E-Mail-Server hat diese Adresse zurückgewiesen: Es wird nicht an sie geschrieben, bis Sie sie berichtigen.',
  asigna: {
    hecho:
      '{enviados, plural, =0 {Niemand wird benachrichtigt} one {# Person wird benachrichtigt} other {# Personen werden benachrichtigt}}{sin_correo, plural, =0 {} one {; # Person ohne E-Mail} other {; # Personen ohne E-Mail}}{rebotados, plural, =0 {} one {; # mit unzustellbarer Adresse} other {; # mit unzustellbaren Adressen}}{cesados, plural, =0 {} one {; # ausgeschieden} other {; # ausgeschieden}}{ya_avisadas, plural, =0 {} one {; # Zuweisung heute bereits mitgeteilt} other {; # Zuweisungen heute bereits mitgeteilt}}{cerradas, plural, =0 {} one {; # geschlossen} other {; # geschlossen}}{planes_terminados, plural, =0 {} one {; # aus einem beendeten Lernplan} other {; # aus beendeten Lernplänen}}{planes_inactivos, plural, =0 {} one {; # aus einem inaktiven Lernplan} other {; # aus inaktiven Lernplänen}}{desconocidas, plural, =0 {} one {; # ohne diese Zuweisung} other {; # ohne diese Zuweisung}}.',
    simulado:
      '{enviados, plural, =0 {Niemand würde benachrichtigt} one {# Person würde benachrichtigt} other {# Personen würden benachrichtigt}}{sin_correo, plural, =0 {} one {; # Person ohne E-Mail} other {; # Personen ohne E-Mail}}{rebotados, plural, =0 {} one {; # mit unzustellbarer Adresse} other {; # mit unzustellbaren Adressen}}{cesados, plural, =0 {} one {; # ausgeschieden} other {; # ausgeschieden}}{ya_avisadas, plural, =0 {} one {; # Zuweisung heute bereits mitgeteilt} other {; # Zuweisungen heute bereits mitgeteilt}}{cerradas, plural, =0 {} one {; # geschlossen} other {; # geschlossen}}{planes_terminados, plural, =0 {} one {; # aus einem beendeten Lernplan} other {; # aus beendeten Lernplänen}}{planes_inactivos, plural, =0 {} one {; # aus einem inaktiven Lernplan} other {; # aus inaktiven Lernplänen}}{desconocidas, plural, =0 {} one {; # ohne diese Zuweisung} other {; # ohne diese Zuweisung}}.',
  },
  vencido: 'Vor dem Versand abgelaufen.',
  direccionDevuelta: 'Ein E-Mail-Server hat diese Adresse zurückgewiesen: Berichtigen Sie sie bei der Person.',
  buzonDesconocido: 'Der E-Mail-Server kennt diese Adresse nicht; berichtigen Sie sie bei der Person. Antwort: {respuesta}',
  rechazado: 'Der E-Mail-Server hat die Nachricht abgelehnt. Antwort: {respuesta}',
};
