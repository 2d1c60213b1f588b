import type { Catalog } from '../catalog.ts';

export const simulacion: Catalog['simulacion'] = {
  resumen: 'Was geschehen würde',
  ver: 'Nur anzeigen: {veredicto}',
  filas: 'Personen und Lernpläne',
  avisar: 'Per E-Mail benachrichtigen',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {Niemand erhält einen Lernplan} one {Die Person, die einen Lernplan erhält, hat keine E-Mail} other {Keine der # Personen, die einen Lernplan erhalten, hat eine E-Mail}}} one {# Person würde benachrichtigt{sin_correo, plural, =0 {} one {; # hat keine E-Mail} other {; # haben keine E-Mail}}} other {# Personen würden benachrichtigt{sin_correo, plural, =0 {} one {; # hat keine E-Mail} other {; # haben keine E-Mail}}}}.',
  avisarDespues: 'Auch wer die Bedingung später erfüllt.',
  asignar: 'Zuweisen',
  preguntaTexto:
    '{nuevas, plural, =0 {} one {# Lernplan wird zugewiesen. } other {# Lernpläne werden zugewiesen. }}{reabiertas, plural, =0 {} one {# wird mit dem bisherigen Fortschritt erneut geöffnet. } other {# werden mit dem bisherigen Fortschritt erneut geöffnet. }}{avisos, plural, =0 {Niemand wird per E-Mail benachrichtigt.} one {# Person wird per E-Mail benachrichtigt.} other {# Personen werden per E-Mail benachrichtigt.}}',
  nada: 'Mit dieser Auswahl wird nichts zugewiesen.',
  cambio: 'Etwas hat sich geändert',
  otra: 'Erneut simulieren',
  sinRespuesta: 'Es ist unklar, ob zugewiesen wurde',
  sinRespuestaTexto: 'Versuchen Sie es erneut: Bereits Zugewiesenes wird nicht doppelt zugewiesen.',
};
