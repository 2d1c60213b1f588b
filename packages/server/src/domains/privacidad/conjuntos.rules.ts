import { because, type Conjunto } from './conjunto.rules.ts';
import { AVISOS } from './conjuntos-avisos.rules.ts';
import { ESTUDIO } from './conjuntos-estudio.rules.ts';
import { PERSONA } from './conjuntos-persona.rules.ts';
import { RASTRO } from './conjuntos-rastro.rules.ts';

/** Everything that the export holds, one file for each. */
export const CONJUNTOS: readonly Conjunto[] = [...PERSONA, ...ESTUDIO, ...AVISOS, ...RASTRO];

const MAESTRO = 'describes the training, the companies or the portal; names people as authors alone, whose acts stand in the log';
const SUMA = 'sums by company and day, without people';
const COLA = 'queue of a job, emptied within minutes';

/** Tables of which the export holds nothing, with the reason. */
export const SIN_CONJUNTO: Readonly<Record<string, string>> = {
  ...because(
    MAESTRO,
    'archivo',
    'carta_texto',
    'certificado_diseno',
    'configuracion',
    'contenido',
    'curso',
    'curso_modulo',
    'dominio',
    'feriado',
    'importacion_columna',
    'marca_imagen',
    'modulo',
    'paquete',
    'paquete_archivo',
    'parametro',
    'planestudio',
    'planestudio_programa',
    'pregunta',
    'pregunta_version',
    'programa',
    'programa_curso',
    'regla',
    'regla_condicion',
    'scim_grupo',
    'scim_token',
    'scim_token_empresa',
    'tableta',
    'tema',
    'tema_modulo',
    'tema_pregunta',
    'webhook',
  ),
  ...because(SUMA, 'acceso_hora', 'certificado_dia', 'resumen_persona', 'resumen_plan', 'resumen_plazo', 'valoracion_dia'),
  ...because(
    COLA,
    'aviso_pendiente',
    'bienvenida_pendiente',
    'pendiente_persona',
    'pendiente_plan',
    'pendiente_salud',
    'notificacion_pendiente',
  ),
  ...because('sums of answers by question, without people', 'pregunta_salud', 'salud_marca'),
  ...because('repeats the plans of avancePlanes for the dashboards', 'persona_planes'),
  ...because('a report as it was on a day, about many people at once; its author stands in the log', 'cuadro', 'cuadro_fila'),
  ...because('what an administrator tried before assigning; goes after a day', 'simulacion', 'simulacion_fila'),
  ...because(
    'acts of an administrator on many people: values of before go after a day, the changes stand in the log',
    'masivo',
    'masivo_fila',
  ),
  ...because(
    'corrections of wrong keys, kept as the proof of why grades changed: attempt, grade and number of certificate, which the export has',
    'recalificacion',
    'recalificacion_fila',
    'certificado_reemplazado',
  ),
  ...because('drafts of questions from the text of a lesson, and who asked for them as author alone', 'redaccion', 'redaccion_borrador'),
  ...because('which records a copy of a content made; goes after a day', 'copia'),
  ...because('joins, with what they changed for a day; the log has author and names', 'union_registro', 'union_fila'),
  ...because('who has a form open, for a minute', 'presencia'),
  ...because('a sign-in that is under way, for minutes', 'acceso_externo', 'desafio'),
  ...because('hashes of challenges that a passkey answered, for a day and of nobody', 'reto_usado'),
  ...because('counts failed attempts for an hour, by a hash or a number', 'intento_acceso'),
  ...because(
    'keys of the portal, of webhooks, of tablets and of identity providers',
    'secreto',
    'webhook_clave',
    'tableta_vinculo',
    'scim_token_clave',
  ),
  ...because('sealed: one call alone opens it, and who is in it cannot sign in', 'sello_persona'),
  ...because(
    'who signs certificates, by name and image: the words of an administrator, linked to no record of a person; they stay on what was signed',
    'certificado_firmante',
    'certificado_imagen',
  ),
  ...because('when the jobs ran', 'tarea_programada'),
};
