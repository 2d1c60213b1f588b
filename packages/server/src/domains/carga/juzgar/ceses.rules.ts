import { message } from '@portal/messages';
import { refused } from '../../../core/import/rows.rules.ts';
import type { JudgedFila } from '../carga.rules.ts';

/** Active person whom the complete list of the company lacks. */
export interface Faltante {
  readonly id_usuario: number;
  readonly version: number;
  readonly codigo_usuario: string;
  readonly id_empresa: number;
  readonly codigo_empresa: string;
  readonly empresa: string;
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
}

/** Proposal for one company. */
export interface Ceses {
  readonly empresa: string;
  /** Active people of the company before the import. */
  readonly activas: number;
  readonly faltan: number;
  readonly porcentaje: number;
  /** More than the setting allows: nobody of the company is set to Cesado. */
  readonly rechazado: boolean;
}

/** Proposes people whom the complete list of their company lacks as Cesado; refuses all of a company above the threshold, in percent. */
export function proposeCeses(
  faltantes: readonly Faltante[],
  activas: ReadonlyMap<number, number>,
  umbral: number,
): { readonly filas: JudgedFila[]; readonly ceses: Ceses[] } {
  const byCompany = new Map<number, Faltante[]>();
  for (const faltante of faltantes) byCompany.set(faltante.id_empresa, [...(byCompany.get(faltante.id_empresa) ?? []), faltante]);
  const ceses: Ceses[] = [];
  const filas = [...byCompany].flatMap(([id_empresa, people]) => {
    const total = activas.get(id_empresa) ?? people.length;
    const porcentaje = Math.round((people.length * 1000) / total) / 10;
    const proposal = {
      empresa: people[0]?.empresa ?? '',
      activas: total,
      faltan: people.length,
      porcentaje,
      rechazado: porcentaje > umbral,
    };
    ceses.push(proposal);
    return people.map((faltante) => proposed(faltante, proposal, umbral));
  });
  return { filas, ceses };
}

function proposed(faltante: Faltante, { empresa, faltan, activas, porcentaje, rechazado }: Ceses, umbral: number): JudgedFila {
  const { id_usuario, version, codigo_usuario } = faltante;
  const shown = {
    extra: { id_usuario },
    textos: {
      codigo: codigo_usuario,
      cod_empresa: faltante.codigo_empresa,
      empresa,
      tipo_doc: faltante.tipo_documento,
      n_doc: faltante.numero_documento ?? '',
      nombre: faltante.nombres,
      apellido_paterno: faltante.apellido_paterno,
      apellido_materno: faltante.apellido_materno,
    },
  };
  if (rechazado)
    return { ...shown, verdict: refused(message('usuario.importacion.umbral', { empresa, faltan, activas, porcentaje, umbral })) };
  const datos = { id: id_usuario, version, codigo_usuario, codigo_estado: 2 };
  const cambios = { codigo_estado: { antes: '1', despues: '2' } };
  return { ...shown, avisos: [message('usuario.importacion.faltante', { empresa })], verdict: { estado: 'cambiada', datos, cambios } };
}
