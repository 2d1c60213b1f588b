import type { Catalog } from '../catalog.ts';

export const efecto: Catalog['efecto'] = {
  alcance:
    'Betrifft {personas, plural, one {# Person} other {# Personen}} aus {empresas, plural, one {# Unternehmen} other {# Unternehmen}} in {planes, plural, one {# Plan} other {# Plänen}}.',
  reciben: '{personas, plural, one {# Person erhält} other {# Personen erhalten}} den Plan.',
  pierden: '{personas, plural, one {# Person sieht} other {# Personen sehen}} den Plan nicht mehr; das Geleistete bleibt erhalten.',
  entran: '{temas, plural, one {# Thema kommt hinzu und ist offen.} other {# Themen kommen hinzu und sind offen.}}',
  salen:
    '{temas, plural, one {# Thema fällt weg und zählt} other {# Themen fallen weg und zählen}} nicht mehr zum Fortschritt; Versuche und Zertifikate bleiben erhalten.',
  vuelven:
    '{personas, plural, one {# Person, die fertig war, hat} other {# Personen, die fertig waren, haben}} wieder offene Themen und erhalten Erinnerungen.',
  terminan: '{personas, plural, one {# Person hat} other {# Personen haben}} den Plan damit abgeschlossen.',
  plazo: 'Die Frist von {personas, plural, one {# Person} other {# Personen}} mit offenen Themen ändert sich.',
  dejan_vencidos:
    '{personas, plural, one {# Person ist nicht mehr überfällig und erhält} other {# Personen sind nicht mehr überfällig und erhalten}} wieder Erinnerungen.',
  pasan_vencidos: '{personas, plural, one {# Person ist} other {# Personen sind}} ab heute überfällig.',
  nota: 'Die Mindestpunktzahl ändert sich von {antes, number} auf {despues, number} für {personas, plural, one {# Person, die noch nicht bestanden hat} other {# Personen, die noch nicht bestanden haben}}; Bestandenes bleibt unverändert.',
  preguntas:
    'Der Test ändert sich für {personas, plural, one {# Person, die noch nicht bestanden hat} other {# Personen, die noch nicht bestanden haben}}; bereits Bewertetes bleibt unverändert.',
  abiertos:
    '{personas, plural, one {# Person hat ihn offen und beendet} other {# Personen haben ihn offen und beenden}} ihn mit den bisherigen Fragen.',
  material:
    'Der Lernstoff von {personas, plural, one {# Person, die das Thema noch nicht bestanden hat,} other {# Personen, die das Thema noch nicht bestanden haben,}} ändert sich.',
  requisito: '{personas, plural, one {# Person muss} other {# Personen müssen}} zuerst ein anderes Thema bestehen.',
  guardado:
    'Datensatz aktualisiert. {avisables, plural, =0 {Niemand ist zu benachrichtigen} one {# Person wird benachrichtigt} other {# Personen werden benachrichtigt}}{sin_correo, plural, =0 {.} one {; # hat keine gültige E-Mail-Adresse.} other {; # haben keine gültige E-Mail-Adresse.}}',
  avisado:
    'Änderung von „{planes}“: {avisables, plural, =0 {niemand} one {# Person} other {# Personen}} per E-Mail benachrichtigt{sin_correo, plural, =0 {.} one {; # ohne E-Mail.} other {; # ohne E-Mail.}}',
  avisar: '{avisables, plural, one {Die Person} other {Die # Personen}}, für die etwas neu ist, per E-Mail benachrichtigen',
  avisarTexto:
    'Ein Schreiben pro Person und Tag: was hinzukam und bis wann.{sin_correo, plural, =0 {} one { # weitere hat keine gültige E-Mail-Adresse.} other { # weitere haben keine gültige E-Mail-Adresse.}}',
  abrir: 'Zum Ergänzen öffnen',
};
