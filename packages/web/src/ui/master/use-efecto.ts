import { type Cambio, CAMBIOS } from '@portal/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { frasesDe } from './efecto.queries.ts';
import { useConfirm } from '../overlay/confirm.tsx';

const isCambio = (domain: string): domain is Cambio => CAMBIOS.some((one) => one === domain);

/** Effects of changes on learners: `effectOf` for a save of a master, `asking` while the server counts, `accept` for any other change. */
export function useEfecto() {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const ask = async (de: Cambio, cambio: unknown): Promise<readonly string[]> => {
    setAsking(true);
    try {
      return await frasesDe(de, cambio);
    } finally {
      setAsking(false);
    }
  };
  /** Returns the sentences about a save; none for a master that nobody studies. */
  const effectOf = async (domain: string, cambio: object): Promise<readonly string[]> => {
    if (domain === 'configuracion' && 'notaminima' in cambio) return ask('notaminima', { notaminima: cambio.notaminima });
    return isCambio(domain) ? ask(domain, cambio) : [];
  };
  /** Asks the person when the change touches somebody; resolves to false when they refuse. */
  const accept = async (de: Cambio, cambio: unknown): Promise<boolean> => {
    const frases = await ask(de, cambio);
    return frases.length === 0 || confirm({ title: t('confirmarGuardar'), text: frases.join(' ') });
  };
  return { asking, ask, effectOf, accept };
}
