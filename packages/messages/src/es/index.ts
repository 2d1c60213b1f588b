import { archivo } from './archivo.ts';
import { asignacion } from './asignacion.ts';
import { certificado } from './certificado.ts';
import { comun } from './comun.ts';
import { conexion } from './conexion.ts';
import { contenido } from './contenido.ts';
import { curso } from './curso.ts';
import { detalle } from './detalle.ts';
import { email } from './email.ts';
import { errores } from './errores.ts';
import { evaluacion } from './evaluacion.ts';
import { feedback } from './feedback.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { modulo } from './modulo.ts';
import { pantallas } from './pantallas.ts';
import { planestudio } from './planestudio.ts';
import { pregunta } from './pregunta.ts';
import { programa } from './programa.ts';
import { proveedor } from './proveedor.ts';
import { tablero } from './tablero.ts';
import { tema } from './tema.ts';
import { ui } from './ui.ts';
import { usuario } from './usuario.ts';
import { validacion } from './validacion.ts';

/** The source catalogue: one file per domain, merged here. Other languages are typed by it (../languages.ts). */
export const es = {
  archivo,
  asignacion,
  certificado,
  comun,
  conexion,
  curso,
  contenido,
  detalle,
  email,
  errores,
  evaluacion,
  feedback,
  log,
  menu,
  modulo,
  pantallas,
  planestudio,
  pregunta,
  programa,
  proveedor,
  tablero,
  tema,
  ui,
  usuario,
  validacion,
} as const;
