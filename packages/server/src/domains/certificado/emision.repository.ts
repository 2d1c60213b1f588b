import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { fragment } from '../../db/prepared.ts';
import { codeFrom } from './certificado.rules.ts';

/** Values of a certificate that do not come from its evaluation. */
export interface Emision {
  /** Null where the evaluation is not approved, which then gets no certificate. */
  readonly codigo: string | null;
  readonly lugar: string;
  /** `YYYY-MM-DD` */
  readonly fecha: string;
  readonly idioma: string;
}

/** Returns the values of the certificate that an approved evaluation gets. */
export const newEmision = ({
  settings,
  today,
  aprobado,
}: Pick<Context, 'settings' | 'today'> & { readonly aprobado: boolean }): Emision => ({
  codigo: aprobado ? codeFrom(randomBytes(12)) : null,
  lugar: settings.lugar_certificado,
  fecha: today,
  idioma: settings.idioma,
});

/**
 * Inserts the certificate of the evaluation of `cierre`, if it is approved, with the present name, company, document and topic (P18). The number is that of
 * `numeroOf`.
 */
export const EMITIR_CERTIFICADO = fragment<Emision>`
  insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, idioma, fecha_creacion, duracion, empresa, documento)
  select c.id_evaluacion, to_char(${'fecha'}::date, 'YYYY-') || lpad(n.numero, greatest(6, length(n.numero)), '0'), ${'codigo'}, u.personal,
    t.titulo, c.nota, ${'lugar'}, ${'fecha'}::date, ${'idioma'}, c.fecha_fin, nullif(t.duracion, 0),
    (select x.empresa from empresa x where x.id_empresa = u.id_empresa), u.tipo_documento || ' ' || u.numero_documento
  from cierre c join usuario u using (id_usuario) join tema t using (id_tema),
    lateral (select nextval('certificado_numero')::text as numero where c.aprobado) n
  on conflict (id_evaluacion) do nothing`;
