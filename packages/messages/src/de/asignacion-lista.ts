import type { Catalog } from '../catalog.ts';

export const lista: Catalog['asignacion']['lista'] = {
  campos: {
    apellido: 'Nachname',
    nombres: 'Vorname',
    plan: 'Lernplan',
    fecha_apertura: 'Zugewiesen',
    hora: 'Uhrzeit',
    grupo: 'Gruppe',
    empresa: 'Unternehmen',
    codigo: 'Code',
    personal: 'Benutzer',
    correo_electronico: 'E-Mail',
    telefono: 'Telefon',
    departamento: 'Abteilung',
    codigo_centro_costo: 'KST-Nr.',
    centro_costo: 'Kostenstelle',
    cargo: 'Position',
    fuente: 'Herkunft',
    razon: 'Grund',
    temas: 'Themen',
    avance: 'Fortschritt (%)',
    promedio: 'Durchschnitt',
    certificados: 'Zertifikate',
    codigo_estado: 'Status',
  },
  texto: 'Die Lernpläne, die in einem Zeitraum zugewiesen wurden, mit dem Fortschritt jeder Person.',
  masiva: 'Mehrere löschen',
  tabla: 'Zuweisungen',
  fila: '{personal}, {plan}',
};

export const filtros: Catalog['asignacion']['filtros'] = {
  empresas: 'Unternehmen',
  empresa: 'Unternehmen',
  codigo: 'Benutzercode',
  desde: 'Zugewiesen ab',
  hasta: 'Zugewiesen bis',
  plan: 'Lernplan',
  ceco: 'Kostenstelle',
  dpto: 'Abteilung',
  puesto: 'Position',
  todasEmpresas: '[Alle Unternehmen]',
  todosPlanes: '[Alle Lernpläne]',
  todosCeco: '[Alle Kostenstellen]',
  todosDpto: '[Alle Abteilungen]',
  todosPuestos: '[Alle Positionen]',
  elija: '[Auswählen]',
  seleccioneEmpresa: 'Unternehmen auswählen',
  generar: 'Liste erstellen',
};

export const vacio: Catalog['asignacion']['vacio'] = {
  titulo: 'Keine Zuweisungen{limites, select, ambos { zwischen {desde} und {hasta}} desde { ab {desde}} hasta { bis {hasta}} other {}}',
  texto: 'Erweitern Sie den Zeitraum oder entfernen Sie Filter, um mehr zu sehen.',
  textoSinDias: 'Entfernen Sie Filter, um mehr zu sehen.',
  ninguna: 'Keine offenen Zuweisungen mit diesen Filtern',
  eliminar: 'Wählen Sie aus, wem ein Lernplan entzogen wird. Prüfungen und Zertifikate bleiben erhalten.',
  mes: 'Letzte {dias, number} Tage',
  todas: 'Alle Daten',
};

export const aviso: Catalog['asignacion']['aviso'] = {
  accion: '{personal} per E-Mail benachrichtigen: {plan}',
  cerrada: 'die Zuweisung ist geschlossen',
  confirmar: 'Möchten Sie dem Benutzer die Benachrichtigung über die Zuweisung wirklich senden?',
  texto: '{personal} erhält an {correo} den Lernplan „{plan}“, den Zeitraum und den Link zum ersten Thema.',
};

export const cierre: Catalog['asignacion']['cierre'] = {
  seleccionados: 'Ausgewählte löschen',
  maximo: 'Wählen Sie höchstens {limite, number} Zuweisungen aus',
  confirmarVarios: 'Möchten Sie die ausgewählten Einträge wirklich löschen?',
  confirmarUno: 'Möchten Sie den Eintrag wirklich löschen?',
  eliminar: '{total, number} löschen',
  otras: '{total, plural, one {# weitere} other {# weitere}}',
  sigue: 'Was geschieht',
  cierra:
    '{cerradas, plural, =0 {Es wird keine Zuweisung geschlossen.} one {# Zuweisung von {personas, plural, one {# Person} other {# Personen}} wird geschlossen: Der Lernplan ist dann nicht mehr zugänglich.} other {# Zuweisungen von {personas, plural, one {# Person} other {# Personen}} in {planes, plural, one {# Lernplan} other {# Lernplänen}} werden geschlossen: {planes, plural, one {Der Lernplan ist} other {Die Lernpläne sind}} dann nicht mehr zugänglich.}}',
  existentes: '{existentes, plural, one {# war bereits geschlossen und bleibt es.} other {# waren bereits geschlossen und bleiben es.}}',
  conAvance: '{total, plural, one {# enthält Prüfungen mit Punktzahl.} other {# enthalten Prüfungen mit Punktzahl.}}',
  conCertificado:
    '{total, plural, one {# enthält Zertifikate, die weiterhin gelten.} other {# enthalten Zertifikate, die weiterhin gelten.}}',
  empezadas:
    '{total, plural, one {# enthält eine begonnene Prüfung, die nicht mehr abgesendet werden kann.} other {# enthalten eine begonnene Prüfung, die nicht mehr abgesendet werden kann.}}',
  conserva: 'Prüfungen, Zertifikate und Verlauf bleiben erhalten; bei erneuter Zuweisung kehren sie mit dem Fortschritt zurück.',
  motivo: 'Grund',
  motivoAyuda: 'Wird im Verlauf jeder Zuweisung festgehalten.',
  previsto:
    '{total, plural, =0 {Es würde keine Zuweisung geschlossen} one {# Zuweisung würde geschlossen} other {# Zuweisungen würden geschlossen}}.',
  hecho:
    '{n, plural, one {# Eintrag gelöscht!} other {# Einträge gelöscht!}}{existentes, plural, =0 {} one { # war bereits geschlossen.} other { # waren bereits geschlossen.}}',
  cerrada: 'Die Zuweisung ist geschlossen',
  abierta: 'Die Zuweisung ist wieder geöffnet',
};
