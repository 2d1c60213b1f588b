import type { ActoMasivo, ClaseMasivo } from '@portal/contract/masivo';
import { IDIOMAS, type Idioma } from '@portal/contract/usuario';

/** Act that a dialog is building: its kind, and its value once it is chosen. */
export interface ActoAbierto {
  readonly clase: ClaseMasivo;
  readonly valor: string | null;
}

const isIdioma = (valor: string): valor is Idioma => IDIOMAS.some((idioma) => idioma === valor);

const BUILD: { readonly [Name in ClaseMasivo]: (valor: string) => ActoMasivo | undefined } = {
  cesar: (fecha_cese) => ({ clase: 'cesar', fecha_cese }),
  empresa: (valor) => ({ clase: 'empresa', id_empresa: Number(valor) }),
  jefe: (codigo_jefe_inmediato) => ({ clase: 'jefe', codigo_jefe_inmediato }),
  grupo: (codigo_grupo) => ({ clase: 'grupo', codigo_grupo }),
  plan: (valor) => ({ clase: 'plan', id_planestudio: Number(valor) }),
  idioma: (idioma) => (isIdioma(idioma) ? { clase: 'idioma', idioma } : undefined),
};

/** Returns the act; undefined while its value is missing. */
export const actoOf = ({ clase, valor }: ActoAbierto): ActoMasivo | undefined => (valor ? BUILD[clase](valor) : undefined);
