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
