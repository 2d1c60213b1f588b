import { DOMINIOS } from '@portal/contract/dominio';
import type { ClaseUnion } from '@portal/contract/union';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAll } from '../../core/master/use-master.ts';
import { IdField } from '../../ui/form/IdField.tsx';
import type { Opcion, OtraProps } from './opcion.ts';
import { PersonaOtra } from './PersonaOtra.tsx';
import { empresas } from '../empresa/empresa.queries.ts';
import { parametrosOf } from '../parametro/parametro-master.queries.ts';

/** Chooses the record with which another one of the same table is joined, by its name or code. */
export function OtroField({ clase, ...props }: OtraProps & { readonly clase: ClaseUnion }) {
  if (clase === 'usuario') return <PersonaOtra {...props} />;
  return clase === 'empresa' ? <EmpresaOtra {...props} /> : <ParametroOtro clase={clase} {...props} />;
}

function EmpresaOtra(props: OtraProps) {
  const query = useAll(empresas, (rows) =>
    rows.map(({ id_empresa: id, codigo_empresa: codigo, empresa: nombre }): Opcion => ({ id, codigo, nombre, empresa: null })),
  );
  return <Otro {...props} query={query} />;
}

function ParametroOtro({ clase, ...props }: OtraProps & { readonly clase: Exclude<ClaseUnion, 'empresa' | 'usuario'> }) {
  const queries = useMemo(() => parametrosOf(DOMINIOS[clase]), [clase]);
  const query = useAll(queries, (rows) =>
    rows.map(({ id_parametro: id, codigo_parametro: codigo, parametro: nombre, empresa }): Opcion => ({ id, codigo, nombre, empresa })),
  );
  return <Otro {...props} query={query} />;
}

interface OtroProps extends OtraProps {
  readonly query: { readonly data: readonly Opcion[] | undefined; readonly isPending: boolean; readonly error: unknown };
}

const labelOf = ({ nombre, codigo, empresa }: Opcion): string => [nombre, codigo, empresa].filter(Boolean).join(' · ');

function Otro({ id, value, query, onChange }: OtroProps) {
  const t = useTranslations('union');
  const others = (query.data ?? []).filter((one) => one.id !== id);
  return (
    <IdField
      label={t('otro')}
      placeholder={t('buscar')}
      data={others.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
      fetched={query}
      value={value?.id ?? null}
      onChange={(chosen) => onChange(others.find((one) => one.id === chosen))}
    />
  );
}
