import type { Catalog } from '../catalog.ts';

export const dominio: Catalog['dominio'] = {
  lista: {
    texto: 'Die Tabellen, aus denen Positionen, Kostenstellen, Kategorien und Gruppen gewählt werden.',
    nuevo: 'Neue Tabelle',
    verParametros: 'Parameter von {nombre}',
  },
  edicion: {
    nuevo: 'Neue Tabelle',
    editar: 'Tabelle bearbeiten',
    guardado: 'Tabelle gespeichert: {nombre}',
    claveFija: 'Das Portal sucht die Tabelle über diesen Schlüssel: Er ändert sich nicht.',
  },
  campos: { id_dominio: 'ID', dominio: 'Tabelle', clave: 'Schlüssel', parametros: 'Parameter', fijo: 'Vom Portal' },
  ayuda: { clave: 'Name für Programme, etwa „liefergebiete“. Bleibt er leer, wird er aus dem Namen gebildet.' },
  errores: {
    claveFija: 'Das Portal sucht diese Tabelle über ihren Schlüssel: Er kann nicht geändert werden.',
    fijo: 'das Portal verwendet diese Tabelle',
  },
};
