import type { CondicionLeida } from '@portal/contract/asignacion';
import { useState } from 'react';
import { type AlternativaForm, condicionOf, nuevaAlternativa, problemOf } from './condicion.ts';
import type { NuevaRegla } from '../../../pieces/asignacion/regla/regla.queries.ts';

/** Values with which the form of a rule starts. */
export interface ReglaInicial {
  readonly planes: readonly string[];
  readonly alternativas: readonly AlternativaForm[];
  /** Condition of the rule from which this one starts. */
  readonly stored: CondicionLeida;
}

const isReady = ({ planes, alternativas }: Omit<ReglaInicial, 'stored'>): boolean =>
  planes.length > 0 && !alternativas.some((one) => problemOf(one));

/** State of the form of a rule. `simulated` is the rule of the shown simulation; problems show after the first try. */
export function useReglaForm(initial: ReglaInicial) {
  const [values, setValues] = useState({ ...initial, nombre: '', reabrir: false });
  const [tried, setTried] = useState(false);
  const [simulated, setSimulated] = useState<NuevaRegla>();
  const [added, setAdded] = useState<number>();
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const { planes, nombre, alternativas, reabrir } = values;
  return {
    values,
    tried,
    simulated,
    /** Key of the alternative that was added last, which takes the focus. */
    added,
    change,
    changeAlternativa: (index: number, changed: AlternativaForm) => change({ alternativas: alternativas.with(index, changed) }),
    removeAlternativa: (index: number) => change({ alternativas: alternativas.toSpliced(index, 1) }),
    addAlternativa() {
      const alternativa = nuevaAlternativa();
      setAdded(alternativa.clave);
      change({ alternativas: [...alternativas, alternativa] });
    },
    submit() {
      setTried(true);
      if (isReady(values))
        setSimulated({ planes: planes.map(Number), nombre: nombre.trim(), condicion: condicionOf(alternativas), reabrir });
    },
    close: () => setSimulated(undefined),
  };
}

export type ReglaFormModel = ReturnType<typeof useReglaForm>;
