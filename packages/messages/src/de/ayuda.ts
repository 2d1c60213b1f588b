import type { Catalog } from '../catalog.ts';

export const ayuda: Catalog['ayuda'] = {
  titulo: 'Hilfe',
  buscar: 'Hilfe durchsuchen',
  contenido: 'Alle Hilfethemen',
  pdf: 'Gesamtes Handbuch öffnen (PDF)',
  soloEspanol: 'Das Handbuch ist auf Spanisch verfasst.',
  encontrados:
    '{total, plural, =0 {Keine Treffer. Versuchen Sie ein anderes Wort.} one {# Abschnitt im Handbuch} other {# Abschnitte im Handbuch}}',
};
