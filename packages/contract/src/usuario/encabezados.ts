/** Headers by which files of companies name the document of a person, without abbreviations. */
export const NOMBRES_DOCUMENTO = [
  'número documento',
  'documento',
  'documento de identidad',
  'número de documento de identidad',
  'documento nacional de identidad',
  'dni',
  'número dni',
  'número de identidad',
  'número de identificación',
  'dni ce',
  'dni ce pasaporte',
];

/** Headers that name the code of a person. */
export const NOMBRES_CODIGO = [
  'código',
  'código usuario',
  'código de trabajador',
  'código de empleado',
  'código de colaborador',
  'código personal',
  'código de planilla',
  'número de trabajador',
  'número de empleado',
  'legajo',
];

/** Headers that name the e-mail of a person. */
export const NOMBRES_CORREO = ['correo electrónico', 'email', 'correo corporativo', 'email corporativo', 'correo de trabajo'];

/** Headers of a column with surnames before names. */
export const APELLIDOS_NOMBRES = [
  'apellidos nombres',
  'apellidos y nombres completos',
  'apellidos y nombres del trabajador',
  'apellidos y nombres del empleado',
  'apellidos y nombres del colaborador',
  'apellidos y nombres del personal',
];

/** Headers of a column with names before surnames. */
export const NOMBRES_APELLIDOS = [
  'nombres apellidos',
  'nombre y apellidos completos',
  'nombre completo',
  'nombre completo del trabajador',
  'nombre completo del empleado',
  'nombre completo del colaborador',
  'nombres y apellidos del trabajador',
  'nombres y apellidos del empleado',
  'nombres y apellidos del colaborador',
];
