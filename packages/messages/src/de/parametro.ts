import type { Catalog } from '../catalog.ts';

export const parametro: Catalog['parametro'] = {
  lista: {
    texto: 'Die Codes und Texte dieser Tabelle.',
    nuevo: 'Neuer Parameter',
    editar: '{nombre} bearbeiten',
    sinTabla: 'Wählen Sie eine Parametertabelle',
    verTablas: 'Tabellen ansehen',
    todas: 'Alle Unternehmen',
  },
  edicion: {
    nuevo: 'Neuer Parameter',
    editar: 'Parameter bearbeiten',
    guardado: 'Parameter gespeichert: {nombre}',
    todas: 'Alle Unternehmen',
  },
  campos: {
    id_parametro: 'ID',
    id_dominio: 'Tabelle',
    codigo_parametro: 'Code',
    parametro: 'Text',
    id_empresa: 'Unternehmen',
    usos: 'Verwendungen',
  },
  ayuda: {
    codigo_parametro: 'Bleibt er leer, wird er aus dem Text gebildet. Eine Änderung wirkt überall.',
    id_empresa: 'Ohne Auswahl gilt er für alle Unternehmen.',
  },
  errores: {
    comun: 'Parameter aller Unternehmen ändert nur ein Zugang ohne Beschränkung auf Unternehmen. Wählen Sie eines Ihrer Unternehmen.',
    deOtros: '{total, plural, one {# Person} other {# Personen}} eines anderen Unternehmens {total, plural, one {hat} other {haben}} ihn.',
    dominio: 'Die Parametertabelle existiert nicht.',
    empresa: 'Das Unternehmen existiert nicht.',
    otroDominio: 'Ein Parameter wechselt die Tabelle nicht.',
    soloComunes: 'Die Parameter dieser Tabelle gelten für alle Unternehmen.',
    textoRepetido:
      '„{texto}“ existiert bereits mit dem Code „{codigo}“: Texte, die sich nur in Großschreibung, Akzenten oder Leerzeichen unterscheiden, gelten als gleich.',
  },
};
