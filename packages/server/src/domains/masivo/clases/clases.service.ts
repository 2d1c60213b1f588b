import type { ActoMasivo } from '@portal/contract/masivo';
import { cesar } from './cesar.service.ts';
import type { Clase, Clases } from './clase.service.ts';
import { empresa, grupo, idioma, jefe } from './datos.service.ts';
import { plan } from './plan.service.ts';
import { desvincular, vincular } from './registros/enlaces.service.ts';
import { activar, categoria, desetiquetar, eliminar, etiquetar, inactivar } from './registros/registros.service.ts';

/** Every kind of act on many records: a new one is a file and a line. */
const CLASES: Clases = {
  cesar,
  empresa,
  jefe,
  grupo,
  plan,
  idioma,
  activar,
  inactivar,
  categoria,
  etiquetar,
  desetiquetar,
  vincular,
  desvincular,
  eliminar,
};

/** Returns the kind of an act. */
export const claseOf = ({ clase }: ActoMasivo): Clase<ActoMasivo> => CLASES[clase];
