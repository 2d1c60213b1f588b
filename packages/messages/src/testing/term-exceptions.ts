import { EAST_ASIAN } from './term-exceptions-east-asian.ts';
import type { TermException } from './term-exception.ts';

/** Spanish expressions in which a term of the glossary has another meaning. */
export const IDIOMS: readonly string[] = [
  'a su cargo',
  '(la )?contraseña se ha vencido',
  'Contenido Web',
  'CONTENIDO_(PORT|URL)',
  'conexión a internet',
  'correo no deseado',
  'datos de registro',
  'demasiados intentos',
  'días que programa',
  'en curso',
  'intentos? de envío',
  'intentos? en curso',
  'dos programas',
  'nombre para programas',
  'otros? programas?',
  'programa de origen',
  'programas \\(script\\)',
  'pruebas con personas con discapacidad están pendientes',
  'registro abierto',
  'registro está cerrado',
  'respuesta inesperada',
  'servidor de correo',
  'un enlace o un dispositivo',
  'temas? (claro|oscuro|del sistema)',
];

/** Texts that word a term otherwise than docs/idiomas.md. */
export const EXCEPTIONS: readonly TermException[] = [
  {
    reason: 'An everyday word: sentences say it by a pronoun, or leave it out.',
    languages: ['de', 'en', 'fr', 'ja', 'zh'],
    term: 'persona',
  },
  {
    reason: 'A screen that does not exist is a page.',
    languages: ['en', 'ja'],
    term: 'contenido',
    keys: ['errores.titulo404', 'pantallas.error404'],
  },
  {
    reason: 'The other column of the same name; this one is the code that the portal has.',
    languages: ['de', 'en', 'fr', 'ja', 'zh'],
    term: 'usuario',
    keys: ['asignacion.importar.campos.codigo_usuario'],
  },
  {
    reason: 'The screen deletes assignments, as its title says.',
    languages: ['de', 'fr', 'ja'],
    term: 'usuario',
    keys: ['pantallas.asignacionEliminar'],
  },
  { reason: 'The title says by which means.', languages: ['de'], term: 'asignación', keys: ['pantallas.planImportar'] },
  {
    reason: '„geprüft“ says it as a verb.',
    languages: ['de'],
    term: 'evaluación',
    keys: ['reporte.empresaSeguimiento.texto', 'reporte.empresaTotal.texto'],
  },
  {
    reason: 'A narrow column: the average of what is clear from its screen.',
    languages: ['de'],
    term: 'nota',
    keys: ['asignacion.lista.campos.promedio', 'reporte.usuarioEmpresa.campos.promedio', 'usuario.ofPlan.campos.promedio'],
  },
  { reason: '„nötig sind“ says it as a verb.', languages: ['de'], term: 'nota mínima', keys: ['evaluacion.resultado.desaprobadoTexto'] },
  {
    reason: 'Not passed is failed in one word.',
    languages: ['en', 'fr'],
    term: 'aprobado',
    keys: ['comun.opciones.situacionIntento.desaprobado'],
  },
  { reason: 'As a participle: «avancées».', languages: ['fr'], term: 'avance', keys: ['tablero.graficos.empresas'] },
  {
    reason: 'As a noun, or as a verb alone: «enregistrer l’enregistrement» says it twice.',
    languages: ['fr'],
    term: 'registro',
    keys: ['ui.maestro.confirmarGuardar', 'ui.maestro.conflicto'],
  },
  {
    reason: '«Voir les retards»: as a noun.',
    languages: ['fr'],
    term: 'vencido',
    keys: ['tablero.kpi.verVencidos', 'tablero.indicadores.irVencidas'],
  },
  { reason: '«Autres pièces» of identity.', languages: ['fr'], term: 'documento', keys: ['usuario.importar.ayudas.n_doc'] },
  { reason: 'A question to the person, in a dialog.', languages: ['fr', 'zh'], term: 'pregunta', keys: ['accesibilidad.teclado'] },
  ...EAST_ASIAN,
];
