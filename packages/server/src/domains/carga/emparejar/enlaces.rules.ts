import { message, type Message } from '@portal/messages';
import { type Campo, type Escritas, type FilaLeida, type Persona, plegado, type Reparos } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';
import { elegidaPerdida } from './elegidos.rules.ts';
import type { EmpresaDeFila, EmpresaGuardada } from './empresas.rules.ts';

/** Parameter behind a cell: a stored one, or a new one with a negative id. */
export interface MatchedParametro {
  readonly id: number;
  readonly codigo: string;
  readonly texto: string;
  /** Parameter that has the text under another code: the new one cannot be created beside it. */
  readonly otro: { readonly codigo_parametro: string; readonly parametro: string } | null;
  /** Key of the new parameter that the sender replaced by this one. */
  readonly usado?: string | undefined;
  /** The chosen one does not exist in the table and company of the row. */
  readonly perdido?: boolean;
}

export interface MatchedParametros {
  readonly ceco: MatchedParametro | undefined;
  readonly departamento: MatchedParametro | undefined;
  readonly cargo: MatchedParametro | undefined;
}

/** A row with what was found for it. */
export interface FoundFila {
  readonly row: FilaLeida;
  readonly persona: Persona | undefined;
  /** Reasons of the matching. */
  readonly motivos: readonly Message[];
  /** The row has the person's code, but another name and document (P198). */
  readonly dudosa?: boolean;
  /** New code of somebody who comes back. */
  readonly codigoNuevo?: string;
  readonly empresa: EmpresaDeFila;
  readonly parametros: MatchedParametros;
}

interface Parte {
  readonly reparos: Reparos;
  readonly cambios: Record<string, { readonly antes: string | null; readonly despues: string | null }>;
}

/** Says to which company, cost centre, department and position a row moves a person. */
export function judgeEnlaces({ row, persona, empresa: { empresa }, parametros }: FoundFila, parte: Parte): Partial<Escritas> {
  const { ceco, departamento, cargo } = parametros;
  if (ceco) warnOtherName(row.text('desc_ceco'), ceco, parte.reparos);
  return {
    ...movedEmpresa(persona, empresa, parte),
    ...movedCeco(persona, ceco, parte),
    ...moved(persona, { campo: 'departamento', columna: 'id_departamento', hallado: departamento }, parte),
    ...moved(persona, { campo: 'puesto_trabajador', columna: 'id_cargo', hallado: cargo }, parte),
  };
}

function movedEmpresa(persona: Persona | undefined, empresa: EmpresaGuardada | null, { cambios }: Parte): Partial<Escritas> {
  if (!empresa || empresa.id_empresa === persona?.id_empresa) return {};
  if (persona) {
    cambios['cod_empresa'] = { antes: persona.codigo_empresa, despues: empresa.codigo_empresa };
    cambios['empresa'] = { antes: persona.empresa, despues: empresa.empresa };
  }
  return { id_empresa: empresa.id_empresa };
}

function movedCeco(persona: Persona | undefined, ceco: MatchedParametro | undefined, parte: Parte): Partial<Escritas> {
  if (!ceco || !isOther(ceco, 'ceco', parte) || ceco.id === persona?.id_centro_costo) return {};
  if (persona) {
    parte.cambios['ceco'] = { antes: persona.ceco, despues: ceco.codigo };
    parte.cambios['desc_ceco'] = { antes: persona.desc_ceco, despues: ceco.texto };
  }
  return { id_centro_costo: ceco.id };
}

interface Destino {
  readonly campo: 'departamento' | 'puesto_trabajador';
  readonly columna: 'id_departamento' | 'id_cargo';
  readonly hallado: MatchedParametro | undefined;
}

function moved(persona: Persona | undefined, { campo, columna, hallado }: Destino, parte: Parte): Partial<Escritas> {
  if (!hallado || !isOther(hallado, campo, parte) || hallado.id === persona?.[columna]) return {};
  if (persona) parte.cambios[campo] = { antes: campo === 'departamento' ? persona.departamento : persona.cargo, despues: hallado.texto };
  return { [columna]: hallado.id };
}

/** Refuses a new parameter if another code already has its text, and a chosen one that does not exist. */
function isOther({ otro, perdido, texto: nombrado }: MatchedParametro, campo: Campo, { reparos }: Parte): boolean {
  if (perdido) reparos.motivos.push(elegidaPerdida(campo, nombrado));
  if (!otro) return !perdido;
  const { codigo_parametro: codigo, parametro: texto } = otro;
  reparos.motivos.push(message('usuario.importacion.otroCodigo', { columna: columnaDe(campo), codigo, texto }));
  return false;
}

/** A cost centre keeps the name by which the portal knows its code. */
function warnOtherName(nombre: string, { codigo, texto, usado }: MatchedParametro, { avisos }: Reparos): void {
  if (usado === undefined && nombre !== '' && plegado(nombre) !== plegado(texto))
    avisos.push(message('usuario.importacion.otroNombre', { columna: columnaDe('desc_ceco'), codigo, nombre: texto }));
}
