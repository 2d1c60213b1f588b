import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { CondicionLeida } from '@portal/contract/asignacion';
import { joinAlternatives } from '@portal/messages';
import { type AlternativaForm, type Campo, CAMPOS } from './condicion.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';
import { useEmpresas } from '../../../pieces/usuario/usuario-master.queries.ts';

/** Value to choose, with the company to which it belongs; null: of all. */
export interface Opcion {
  readonly value: string;
  readonly label: string;
  readonly id_empresa: number | null;
}
export type Opciones = Readonly<Record<Campo, readonly Opcion[]>>;

function useOpcionesDe(clave: string): readonly Opcion[] {
  const { data } = useParametros(clave);
  return useMemo(
    () => (data ?? []).map(({ id_parametro, parametro, id_empresa }) => ({ value: String(id_parametro), label: parametro, id_empresa })),
    [data],
  );
}

/** Adds the values of a stored condition that are not offered any more. */
function withStored(opciones: Opciones, stored: CondicionLeida): Opciones {
  const missing = (campo: Campo) =>
    stored
      .flat()
      .filter((named) => named.campo === campo)
      .flatMap(({ valores }) => valores.map(({ id, texto }) => ({ value: String(id), label: texto, id_empresa: null })))
      .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index)
      .filter(({ value }) => !opciones[campo].some((one) => one.value === value));
  const all = (campo: Campo) => [...opciones[campo], ...missing(campo)];
  return {
    empresa: all('empresa'),
    centro_costo: all('centro_costo'),
    departamento: all('departamento'),
    cargo: all('cargo'),
    grupo: all('grupo'),
  };
}

/** Fetches the values of every field of a condition; those of the `stored` one stay to choose. */
export function useOpciones(stored: CondicionLeida): Opciones {
  const { data } = useEmpresas();
  const empresa = useMemo(
    () => (data ?? []).map((row) => ({ value: String(row.id_empresa), label: row.empresa, id_empresa: null })),
    [data],
  );
  const [centro_costo, departamento] = [useOpcionesDe('centro_costo'), useOpcionesDe('departamento')];
  const [cargo, grupo] = [useOpcionesDe('cargo'), useOpcionesDe('grupo_usuario')];
  return useMemo(
    () => withStored({ empresa, centro_costo, departamento, cargo, grupo }, stored),
    [empresa, centro_costo, departamento, cargo, grupo, stored],
  );
}

interface Choice {
  readonly campo: Campo;
  /** Companies that the alternative names. */
  readonly empresa: readonly string[];
  /** Label of the values that belong to no company. */
  readonly deTodas: string;
}

/** Returns the values of a field, grouped by company; with chosen companies those of these and of all. */
export function groupedOptions(opciones: Opciones, { campo, empresa, deTodas }: Choice) {
  const names = new Map(opciones.empresa.map(({ value, label }) => [Number(value), label]));
  const offered = opciones[campo].filter(
    ({ id_empresa }) => id_empresa === null || empresa.length === 0 || empresa.includes(String(id_empresa)),
  );
  if (offered.every(({ id_empresa }) => id_empresa === null)) return offered.map(({ value, label }) => ({ value, label }));
  const byEmpresa = new Map<string, { value: string; label: string }[]>();
  for (const { value, label, id_empresa } of offered) {
    const group = (id_empresa === null ? undefined : names.get(id_empresa)) ?? deTodas;
    byEmpresa.set(group, [...(byEmpresa.get(group) ?? []), { value, label }]);
  }
  return [...byEmpresa].map(([group, items]) => ({ group, items }));
}

/** Returns a function that words a condition as the list of rules does. */
export function useFrase(opciones: Opciones) {
  const t = useTranslations('regla');
  const quote = useTranslations('comun');
  const { short: day } = useDayFormat();
  const valuesOf = (campo: Campo, ids: readonly string[]) =>
    joinAlternatives(
      ids.map((id) => quote('cita', { texto: opciones[campo].find(({ value }) => value === id)?.label ?? id })),
      { o: t('frase.o'), u: t('frase.u') },
    );
  const alternativa = ({ desde, hasta, ...form }: AlternativaForm) => {
    const named = CAMPOS.filter((campo) => form[campo].length > 0).map((campo) => `${t(`campo.${campo}`)} ${valuesOf(campo, form[campo])}`);
    const days = [...(desde ? [t('frase.desde', { dia: day(desde) })] : []), ...(hasta ? [t('frase.hasta', { dia: day(hasta) })] : [])];
    return [...named, ...(days.length > 0 ? [`${t('campo.ingreso')} ${days.join(' ')}`] : [])].join(t('frase.y'));
  };
  return (alternativas: readonly AlternativaForm[]) =>
    alternativas
      .map(alternativa)
      .filter((words) => words !== '')
      .join(t('frase.bien'));
}
