import type { Catalog } from '../catalog.ts';

export const pregunta: Catalog['pregunta'] = {
  lista: {
    titulo: 'Fragen',
    texto: 'Fragensammlung der Tests.',
    nueva: 'Neue Frage',
  },
  edicion: {
    nueva: 'Neue Frage',
    editar: 'Frage bearbeiten',
    guardado: 'Frage gespeichert: {nombre}',
    version:
      'Dies ist Version {version, number}. {respuestas, plural, =0 {Noch niemand hat sie beantwortet.} one {Es gibt # Antwort, die den angezeigten Text behält.} other {Es gibt # Antworten, die den angezeigten Text behalten.}} Wenn Sie Änderungen speichern, entsteht eine neue Version.',
    cambia:
      'Version {version, number} wird erstellt; {respuestas, plural, one {# Antwort behält} other {# Antworten behalten}} die angezeigte.',
    temas: 'Themen mit dieser Frage',
    sinTemas: 'Kein Thema verwendet diese Frage.',
    versiones: 'Versionen',
    versionesTexto: 'Jede Antwort bleibt mit der angezeigten Version verbunden: Eine Änderung verändert nie ein früheres Ergebnis.',
    vigente: 'Version {version, number}, aktuell',
    numero: 'Version {version, number}',
    autor: '{usuario}, {fecha}',
    respuestas: '{respuestas, plural, =0 {keine Antworten} one {# Antwort} other {# Antworten}}',
    correcta: 'richtig',
  },
  campos: {
    id_pregunta: 'ID',
    pregunta: 'Frage',
    rpta_a: 'Antwort A',
    rpta_b: 'Antwort B',
    rpta_c: 'Antwort C',
    rpta_d: 'Antwort D',
    indicador_correcta: 'Richtig',
    temas: 'Themen',
    respuestas: 'Antworten',
  },
  asignado: { campos: { asignado: 'Im Thema' } },
  opciones: {
    titulo: 'Antwortmöglichkeiten',
    ayuda: 'Geben Sie die vier Antwortmöglichkeiten ein und markieren Sie die richtige.',
    esCorrecta: 'Ist die richtige',
    correctaEs: 'Richtig ist {opcion}',
    faltaCorrecta: 'Markieren Sie die richtige Antwort.',
  },
  importar: {
    campos: {
      estado: 'Ergebnis',
      aviso: 'Hinweis',
      con_aviso: 'Mit Hinweis',
      aceptada: 'Wird importiert',
      cesa: 'Scheidet aus',
      id_pregunta: 'ID',
    },
    titulo: 'Fragen importieren',
    texto: 'Laden Sie eine Tabelle hoch, prüfen Sie jede Zeile und bestätigen Sie. Vorher wird nichts gespeichert.',
    textoTema:
      'Laden Sie eine Tabelle hoch, prüfen Sie jede Zeile und bestätigen Sie. Neue und bereits vorhandene Fragen werden mit dem Thema verknüpft.',
    plantilla: 'Vorlage herunterladen',
    subir: 'Tabelle der Fragen',
    subirTexto: 'Die erste Zeile enthält die Überschriften. Bereits vorhandene Fragen werden nicht wiederholt.',
    sinCategoria: '{filas, plural, one {# Zeile ohne Kategorie} other {# Zeilen ohne Kategorie}}',
    categoria: 'Kategorie für diese Zeilen',
    importar: '{aceptadas, plural, =0 {Nichts zu importieren} one {# Frage importieren} other {# Fragen importieren}}',
    confirmar: 'Möchten Sie die Fragen wirklich importieren?',
    confirmarTexto:
      '{aceptadas, plural, one {# neue Frage wird gespeichert.} other {# neue Fragen werden gespeichert.}} {rechazadas, plural, =0 {} one {# Zeile bleibt wegen Fehlern unberücksichtigt.} other {# Zeilen bleiben wegen Fehlern unberücksichtigt.}}',
    plantillaArchivo: 'vorlage-fragen',
    plantillaHoja: 'Fragen',
    plantillaCategorias: 'Kategorien',
    ayudaCorrecta: 'Eine Zahl: 1 ist Antwort A, 2 Antwort B, 3 Antwort C und 4 Antwort D.',
    ayudaTexto: 'Pflichtfeld, bis {maximo, number} Zeichen.',
    ejemplos: {
      uno: { pregunta: 'Wie heißt die Hauptstadt von Peru?', a: 'Cusco', b: 'Lima', c: 'Arequipa', d: 'Trujillo' },
      dos: { pregunta: 'Wie viele Minuten hat eine Stunde?', a: '30', b: '45', c: '60', d: '100' },
    },
  },
  importacion: {
    hecha:
      '{insertados, plural, one {# Frage} other {# Fragen}} importiert. {existentes, plural, one {# war} other {# waren}} bereits vorhanden, {rechazados, plural, one {# wurde} other {# wurden}} abgelehnt.',
    categoriaPerdida: 'Die Kategorie „{codigo}“ existiert nicht mehr. Laden Sie die Tabelle erneut hoch.',
    sinCategoria: '{columna}: ist leer; wählen Sie eine für die Zeilen ohne Kategorie.',
    categoriaVacia: 'Die Kategorie ist leer; es wird „{categoria}“ verwendet.',
    dosLecturas: '„{texto}“ wurde als Antwort {leida} gelesen; es ist auch der Text von {otra}.',
    opcionesIguales: 'Die Antworten {una} und {otra} sind gleich.',
    parecida: 'Hat denselben Text wie Zeile {fila, number, ::group-off}, mit anderen Antworten oder einer anderen richtigen.',
    parecidaBanco:
      'Die Fragensammlung hat dieselbe Frage mit anderen Antworten oder einer anderen richtigen (ID {id, number, ::group-off}).',
    repetida: 'Wiederholt die Frage aus Zeile {fila, number, ::group-off}.',
    mostradas: 'wurde in einem Test angezeigt',
    enTemas: 'wird in einem Thema verwendet',
    cambiadas: 'wurde danach geändert',
  },
};
