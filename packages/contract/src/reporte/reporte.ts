import { cuadro } from './cuadro.ts';
import { general } from './general.ts';
import { guardado } from './guardado.ts';
import { lineaTiempo } from './linea-tiempo.ts';
import { nps } from './nps.ts';
import { empresas } from './empresa.ts';
import { select } from './select.ts';
import { usuarioEmpresa } from './usuario-empresa.ts';

/** Calls of the reports (docs/areas/informes.md). */
export const reporteApi = { ...empresas, ...usuarioEmpresa, ...general, ...nps, ...lineaTiempo, ...select, ...guardado, ...cuadro };
