import { codigoDe } from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { columnaDe } from './columnas.rules.ts';
import { type EmpresaNueva, type FilaLeida, plegado } from './carga.rules.ts';

export interface EmpresaGuardada {
  readonly id_empresa: number;
  readonly codigo_empresa: string;
  readonly empresa: string;
}

/** Company of a row: a stored one, or a new one with a negative id. Null: the row names none. */
export interface EmpresaDeFila {
  readonly empresa: EmpresaGuardada | null;
  readonly motivos: readonly Message[];
  readonly avisos: readonly Message[];
}

/** Finder of companies; it remembers the new ones. */
export interface Empresas {
  readonly find: (text: FilaLeida['text']) => EmpresaDeFila;
  readonly nuevas: readonly EmpresaNueva[];
}

const NINGUNA: EmpresaDeFila = { empresa: null, motivos: [], avisos: [] };
const refused = (motivo: Message): EmpresaDeFila => ({ empresa: null, motivos: [motivo], avisos: [] });

/** Letters and digits of a code: `GA 14` and `GA-14` are written alike. */
const bare = (codigo: string): string => plegado(codigo).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Refuses a code that no company has, and that comes without the name of a new one; names the company whose code is written alike. */
function unknown(texto: string, guardadas: readonly EmpresaGuardada[]): Message {
  const about = { columna: columnaDe('cod_empresa'), texto };
  const alike = guardadas.find(({ codigo_empresa }) => bare(codigo_empresa) !== '' && bare(codigo_empresa) === bare(texto));
  if (!alike) return message('usuario.importacion.sinEmpresa', about);
  return message('usuario.importacion.empresaParecida', { ...about, codigo: alike.codigo_empresa, nombre: alike.empresa });
}

/** Warns of another name than the one by which the portal knows a company. */
function otherName(nombre: string, { codigo_empresa: codigo, empresa }: EmpresaGuardada): Message[] {
  if (nombre === '' || plegado(nombre) === plegado(empresa)) return [];
  return [message('usuario.importacion.otroNombre', { columna: columnaDe('empresa'), codigo, nombre: empresa })];
}

/**
 * Makes a finder of companies by code, or by name in a row without a code, in any spelling. `alcanza` says whether the caller's access
 * reaches a company; undefined: it is not limited, and may create companies.
 */
export function empresaFinder(guardadas: readonly EmpresaGuardada[], alcanza?: (id_empresa: number) => boolean): Empresas {
  const nuevas: EmpresaNueva[] = [];
  const porCodigo = new Map(guardadas.toReversed().map((one) => [plegado(one.codigo_empresa), one]));
  const porNombre = new Map(guardadas.toReversed().map((one) => [plegado(one.empresa), one]));
  const create = (codigo: string, nombre: string): EmpresaGuardada => {
    const taken = new Set([...porCodigo.keys()].map((key) => key.toUpperCase()));
    const nueva = { codigo: codigo || codigoDe(nombre, taken), empresa: nombre };
    nuevas.push(nueva);
    const guardada = { id_empresa: -nuevas.length, codigo_empresa: nueva.codigo, empresa: nombre };
    porCodigo.set(plegado(nueva.codigo), guardada);
    if (!porNombre.has(plegado(nombre))) porNombre.set(plegado(nombre), guardada);
    return guardada;
  };
  const find = (text: FilaLeida['text']): EmpresaDeFila => {
    const [codigo, nombre] = [text('cod_empresa'), text('empresa')];
    if (codigo === '' && nombre === '') return NINGUNA;
    const known = codigo === '' ? porNombre.get(plegado(nombre)) : porCodigo.get(plegado(codigo));
    if (alcanza && !(known && alcanza(known.id_empresa)))
      return refused(message('usuario.importacion.fueraDeAlcance', { columna: columnaDe('cod_empresa'), texto: codigo || nombre }));
    if (!known) return nombre === '' ? refused(unknown(codigo, guardadas)) : { ...NINGUNA, empresa: create(codigo, nombre) };
    return { empresa: known, motivos: [], avisos: otherName(nombre, known) };
  };
  return { find, nuevas };
}
