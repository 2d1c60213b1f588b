import { type Cambio, CAMBIOS, planestudioApi } from '@portal/contract/planestudio';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AvisarChoice } from './AvisarChoice.tsx';
import { type Efecto, efectoDe, SIN_EFECTO } from './efecto.queries.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { May } from '../link/May.tsx';

const isCambio = (domain: string): domain is Cambio => CAMBIOS.some((one) => one === domain);

/** Question about an effect: its text, and whether the person chose to notify the people whom it touches. */
export interface Question {
  readonly text: ReactNode;
  readonly avisar: () => boolean;
}

/** Words consequences, with the choice to notify people where the change brings them something; undefined when there is nothing to ask. */
export function questionOf(consequences: readonly string[], efecto: Efecto): Question | undefined {
  if (!consequences.length) return undefined;
  let chosen = false;
  const choose = (on: boolean) => (chosen = on);
  const text = (
    <>
      {consequences.join(' ')}
      {efecto.avisables > 0 && (
        <May call={planestudioApi.cambio}>
          <AvisarChoice efecto={efecto} onChange={choose} />
        </May>
      )}
    </>
  );
  return { text, avisar: () => chosen };
}

/** Effects of changes on learners: `effectOf` for a save of a master, `asking` while the server counts, `accept` for any other change. */
export function useEfecto() {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const ask = async (de: Cambio, cambio: unknown): Promise<Efecto> => {
    setAsking(true);
    try {
      return await efectoDe(de, cambio);
    } finally {
      setAsking(false);
    }
  };
  /** Returns the effect of a save; none of a new record, or of a master that nobody studies. */
  const effectOf = async (domain: string, cambio: object | undefined): Promise<Efecto> => {
    if (!cambio) return SIN_EFECTO;
    if (domain === 'configuracion' && 'notaminima' in cambio) return ask('notaminima', { notaminima: cambio.notaminima });
    return isCambio(domain) ? ask(domain, cambio) : SIN_EFECTO;
  };
  /** Asks the person when the change touches somebody; resolves to undefined when they refuse, else to whether to notify people. */
  const accept = async (de: Cambio, cambio: unknown): Promise<{ readonly avisar: boolean } | undefined> => {
    const efecto = await ask(de, cambio);
    const question = questionOf(efecto.frases, efecto);
    if (question && !(await confirm({ title: t('confirmarGuardar'), text: question.text }))) return undefined;
    return { avisar: question?.avisar() ?? false };
  };
  return { asking, ask, effectOf, accept };
}
