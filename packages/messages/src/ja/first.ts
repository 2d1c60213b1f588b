import type { FirstDraft } from '../catalog.ts';
import { comun } from './first/comun.ts';
import { conexion } from './conexion.ts';
import { errores } from './errores.ts';
import { pantallas } from './pantallas.ts';
import { proveedor } from './proveedor.ts';
import { sesion } from './first/sesion.ts';
import { ui } from './first/ui.ts';
import { validacion } from './validacion.ts';

/** Texts of the sign-in and of its failures, which the client loads before all others. */
export const first: FirstDraft = { comun, conexion, errores, pantallas, proveedor, sesion, ui, validacion };
