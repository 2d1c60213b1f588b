import type { Catalog } from '../catalog.ts';

export const recordatorio: Catalog['recordatorio'] = {
  avisara: 'Erinnert wird',
  sinAvisos: 'Dieser Lernplan sendet keine Erinnerungen: Geben Sie an, wie viele Tage vor dem Ende jede gesendet wird.',
  sinFechas: 'Geben Sie die Daten des Lernplans ein, um zu sehen, wann seine Erinnerungen gesendet würden.',
  nivel1: 'ab {fecha} an Lernende mit offenen Themen',
  nivel2: 'ab {fecha} auch an die direkte Führungskraft',
  nivel3: 'ab {fecha} auch an Geschäftsführung und Direktion des Unternehmens',
  omitidos:
    '{omitidos, plural, one {Eine Stufe wird nicht gesendet, weil eine höhere früher oder am selben Tag beginnt.} other {# Stufen werden nicht gesendet, weil eine höhere früher oder am selben Tag beginnt.}}',
  hoy: {
    titulo: 'Erinnerungen von heute, {fecha}',
    mensajes:
      '{mensajes, plural, =0 {Heute würde keine gesendet} one {Heute würde # Nachricht gesendet} other {Heute würden # Nachrichten gesendet}}',
    reparto:
      'Empfänger: {alumnos, plural, =0 {keine Lernenden} one {# Lernende/r} other {# Lernende}} und {superiores, plural, =0 {keine Führungskräfte} one {# Führungskraft} other {# Führungskräfte}}, zu {pendientes, plural, one {# offenen Zuweisung} other {# offenen Zuweisungen}}.',
    guardado: 'Nach dem gespeicherten Stand, nicht nach Ihren Änderungen hier.',
    impedimento: {
      dia_no_laborable: 'Heute ist kein Tag für Erinnerungen: Sie werden am nächsten solchen Tag gesendet.',
      feriado: 'Heute ist Feiertag: Sie werden am nächsten Tag für Erinnerungen gesendet.',
      antes_de_hora: 'Sie werden ab {hora, number} Uhr gesendet.',
    },
    retenidos: 'Es sind mehr als {maximo, number}: Sie würden warten, bis Sie sie senden oder verwerfen.',
    sin_correo:
      '{total, plural, one {# Person hat keine funktionierende E-Mail-Adresse.} other {# Personen haben keine funktionierende E-Mail-Adresse.}}',
    ver: 'Zeigen, wen E-Mails nicht erreichen',
    cesados: '{total, plural, one {# Empfänger ist ausgeschieden.} other {# Empfänger sind ausgeschieden.}}',
    en_espera:
      '{total, plural, one {# Empfänger ist abwesend und liest sie nach der Rückkehr.} other {# Empfänger sind abwesend und lesen sie nach der Rückkehr.}}',
    ausentes:
      '{total, plural, one {Zu # abwesenden Person wird niemand benachrichtigt.} other {Zu # abwesenden Personen wird niemand benachrichtigt.}}',
    sin_jefe: '{total, plural, one {# Person hat keine direkte Führungskraft.} other {# Personen haben keine direkte Führungskraft.}}',
    sin_direccion:
      '{total, plural, one {Im Unternehmen von # Person fehlen Geschäftsführung und Direktion.} other {In den Unternehmen von # Personen fehlen Geschäftsführung und Direktion.}}',
  },
};
