import type { Catalog } from '../catalog.ts';
import { edicion } from './asignacion-edicion.ts';
import { importacion, importar } from './asignacion-importar.ts';
import { aviso, cierre, filtros, lista, vacio } from './asignacion-lista.ts';

export const asignacion: Catalog['asignacion'] = {
  lista,
  filtros,
  vacio,
  aviso,
  cierre,
  edicion,
  campos: {
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Unternehmen',
    correo_electronico: 'E-Mail',
    plan: 'Lernplan',
    veredicto: 'Ergebnis',
    avisa: 'Benachrichtigung',
    fecha_inicio: 'Beginn',
    fecha_fin: 'Ende',
  },
  importar,
  importacion,
  hecho: 'Erfolgreich zugewiesen',
  yaEstaba: 'Der Person war dieser Lernplan bereits zugewiesen.',
  lote: '{insertados, plural, one {# zugewiesen} other {# zugewiesen}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}{cesados, plural, =0 {} one {, # wegen Ausscheidens nicht zugewiesen} other {, # wegen Ausscheidens nicht zugewiesen}}{omitidos, plural, =0 {} one {, # nicht zugewiesen, weil der Lernplan inaktiv oder beendet ist} other {, # nicht zugewiesen, weil der Lernplan inaktiv oder beendet ist}}',
  grupos:
    '{insertados, plural, one {# zugewiesen} other {# zugewiesen}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}{omitidos, plural, =0 {} one {, # nicht zugewiesen, weil der Lernplan inaktiv oder beendet ist} other {, # nicht zugewiesen, weil der Lernplan inaktiv oder beendet ist}}. Wer der Gruppe später beitritt, erhält den Lernplan ebenfalls.',
  simulada: '{total, plural, =0 {Es würde nichts zugewiesen} one {# Lernplan würde zugewiesen} other {# Lernpläne würden zugewiesen}}.',
  aplicada:
    '{insertados, plural, one {# zugewiesen} other {# zugewiesen}}{reabiertos, plural, =0 {} one {, # erneut geöffnet} other {, # erneut geöffnet}}{omitidos, plural, =0 {} one {, # nicht zugewiesen} other {, # nicht zugewiesen}}{avisados, plural, =0 {} one {; # Person wird benachrichtigt} other {; # Personen werden benachrichtigt}}.',
  simulacionCambio: 'Seit der Simulation hat sich etwas geändert. Es wurde nichts zugewiesen: Simulieren Sie erneut.',
  demasiadas:
    'Wählen Sie weniger Personen oder Lernpläne: Es werden höchstens {limite, number} Kombinationen aus Person und Lernplan geprüft.',
  sinPersona: 'Die Person existiert nicht.',
  sinPlan: 'Der Lernplan existiert nicht.',
  planInactivo: 'Der Lernplan ist inaktiv: Er kann nicht zugewiesen werden.',
  planTerminado: 'Der Lernplan ist beendet: Er kann nicht zugewiesen werden.',
  cesada: 'Die Person ist ausgeschieden: Ihr können keine Lernpläne zugewiesen werden.',
};
