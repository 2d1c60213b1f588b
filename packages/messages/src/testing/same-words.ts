import type { Language } from '../languages.ts';

/** Texts that are the same in Spanish and in other languages: codes, names, examples, units and words of both languages. */
export const SAME_IN_ALL: readonly RegExp[] = [
  // Numbers, signs and arguments, with a unit or without.
  /^[\d\W]*$/,
  /^(?:\{[^}]*\}|[\d\s+,.;:()·–→…%]|id|h|kB|MB|min|s)*$/,
  // Names of languages, documents, files and products.
  /^(?:Node\.js|PostgreSQL)$/,
  /^(?:Aiken|GIFT|Moodle XML|QTI \d\.\d)$/,
  /^(?:Deutsch|English|Español|Français|日本語|中文)$/,
  /^(?:CE|CSV \(\.csv\)|DNI|Excel \(\.xlsx\)|Hash SHA-256|NPS|PDF(?: \(\.pdf\))?|SHA-256: \{huella\}|PTP|RUC|UCJ|Webhooks?)$/,
  /^SCORM (?:1\.2|2004)$/,
  // People, places and values of the examples in the templates.
  /^(?:Comercial Ejemplo S\.A\.C\.|María Fernanda Alejandra Castañeda-Quiñones de la Torre Ugarte)$/,
  /^(?:Ana|Luis|Rojas|Díaz|Paredes|Arequipa|Cusco|Lima|Trujillo|ana\.rojas@example\.com|E000\d|[FM])$/,
];

/** Words that Spanish shares with a language. */
export const SAME_IN: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    'Audio',
    'Autor',
    'Feb',
    'Feedback',
    'Hash',
    'Jul',
    'Jun',
    'Logo',
    'Material',
    'Nov',
    'Portal',
    'Promotor',
    'Sep',
    'Tablet',
    'Tablets',
    'Video',
  ],
  en: [
    'Audio',
    'Auditor',
    'Ctrl',
    'Detractor',
    'Director',
    'Email',
    'Error: {motivos}',
    'Feedback',
    'Hash',
    'Id',
    'Individual',
    'Logo',
    'Material',
    'No',
    'Plan',
    'Portal',
    'Tablet',
    'Tablets',
    'Total',
    'Video',
    'Feb',
    'Jul',
    'Jun',
    'Mar',
    'May',
    'Nov',
    'Oct',
    'Sep',
  ],
  fr: ['Audio', 'Canal', 'Ctrl', 'De', 'Fin', 'Logo', 'Plan', 'Total'],
  ja: ['Ctrl'],
  zh: ['Ctrl'],
};
