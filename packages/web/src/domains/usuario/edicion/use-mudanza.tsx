import type { ParametroOpcion } from '@portal/contract/parametro';
import type { UsuarioFila } from '@portal/contract/usuario';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import type { MasterFormState } from '../../../ui/master/master-form-props.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

/** Fields with a value that may belong to one company, and the stored text of each. */
const CAMPOS = { id_centro_costo: 'centro_costo', id_departamento: 'departamento', id_cargo: 'cargo' } as const;
export type CampoDeEmpresa = keyof typeof CAMPOS;
const NAMES = Object.keys(CAMPOS) as CampoDeEmpresa[];

/** Effect of a change of the company on the values of a person's form that the new company does not have. */
export interface Mudanza {
  /** Clears them; going back to the stored company gives the stored values back. */
  readonly move: (form: MasterFormState, empresa: number | null) => void;
  /** Says at a field which value was cleared; undefined for the others. */
  readonly hint: (campo: CampoDeEmpresa) => ReactNode;
}

/** Returns the effect of a change of the company in the form of a person; `stored` is the edited one. */
export function useMudanza(stored: UsuarioFila | undefined): Mudanza {
  const t = useTranslations('usuario.edicion');
  const [cleared, setCleared] = useState<Partial<Record<CampoDeEmpresa, string>>>({});
  const offered: Record<CampoDeEmpresa, readonly ParametroOpcion[] | undefined> = {
    id_centro_costo: useParametros('centro_costo').data,
    id_departamento: useParametros('departamento').data,
    id_cargo: useParametros('cargo').data,
  };
  const restore = (form: MasterFormState) => {
    for (const campo of NAMES) if (campo in cleared && !form.values[campo]) form.setFieldValue(campo, stored?.[campo] ?? null);
    setCleared({});
  };
  const clear = (form: MasterFormState, empresa: number | null) => {
    const lost: typeof cleared = {};
    for (const campo of NAMES) {
      const options = offered[campo];
      const lostText = options && form.values[campo] ? lostOf(options, form.values[campo], empresa) : null;
      if (lostText === null) continue;
      lost[campo] = lostText ?? stored?.[CAMPOS[campo]] ?? '';
      form.setFieldValue(campo, null);
    }
    setCleared({ ...cleared, ...lost });
  };
  return {
    move: (form, empresa) => (stored && empresa === stored.id_empresa ? restore(form) : clear(form, empresa)),
    hint: (campo) =>
      cleared[campo] !== undefined && (
        <span role="status" className={styles.cleared}>
          {t('otraEmpresa', { valor: cleared[campo] })}
        </span>
      ),
  };
}

/** Returns null for a value that the company has, else its text; undefined for one that is out of use. */
function lostOf(options: readonly ParametroOpcion[], value: unknown, empresa: number | null): string | null | undefined {
  const chosen = options.find(({ id_parametro }) => id_parametro === value);
  return chosen && (chosen.id_empresa === null || chosen.id_empresa === empresa) ? null : chosen?.parametro;
}
