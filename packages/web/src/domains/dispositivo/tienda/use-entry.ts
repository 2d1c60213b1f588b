import { INACTIVIDAD_TIENDA, isTrivialPin, PIN_LARGO } from '@portal/contract/dispositivo';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TabletRefusal, useEnter } from '../../../pieces/dispositivo/tienda/tienda.queries.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import type { Shop } from '../../../core/session/shop.ts';

/** Input of the current step: document, PIN, and in place of a provisional PIN a new one, twice. */
export type Step = 'documento' | 'pin' | 'nuevo' | 'repetir';

const START = { documento: '', pin: '', nuevo: '', repetir: '' } as const satisfies Record<Step, string>;

/** State of an entry on a shop's tablet: step, what was typed, and what went wrong. */
export function useEntry(shop: Shop) {
  const t = useTranslations('tienda.entrada');
  const enter = useEnter(shop);
  const [step, setStep] = useState<Step>('documento');
  const [typed, setTyped] = useState<Record<Step, string>>(START);
  const [fault, setFault] = useState<string>();
  const wordsOf = useRefusalWords();

  const goTo = (next: Step, message?: string) => {
    setTyped((all) => ({ ...all, [next]: '', ...(next === 'nuevo' && { repetir: '' }) }));
    setFault(message);
    setStep(next);
  };
  const send = (all: Record<Step, string>) => {
    setFault(undefined);
    const body = { documento: all.documento.trim(), pin: all.pin, ...(all.nuevo && { pin_nuevo: all.nuevo }) };
    enter.mutate(body, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'pin_provisional') return goTo('nuevo');
        if (error instanceof ApiError && 'pin_nuevo' in error.errors) return goTo('nuevo', error.errors['pin_nuevo']);
        setTyped((present) => ({ ...START, documento: present.documento }));
        goTo('pin', wordsOf(error));
      },
    });
  };
  const advance = (all: Record<Step, string>) => {
    if (step === 'documento') return all.documento.trim() ? goTo('pin') : setFault(t('faltaDocumento'));
    // No message: the screen still asks for the input.
    if (all[step] === '') return;
    if (all[step].length !== PIN_LARGO) return setFault(t('faltaPin', { cifras: PIN_LARGO }));
    if (step === 'nuevo') return isTrivialPin(all.nuevo) ? goTo('nuevo', t('facil')) : goTo('repetir');
    if (step === 'repetir' && all.repetir !== all.nuevo) return goTo('nuevo', t('distintos'));
    return send(all);
  };
  const change = (value: string) => {
    if (enter.isPending) return;
    const next = { ...typed, [step]: step === 'documento' ? value.slice(0, 40) : value.replaceAll(/\D/g, '').slice(0, PIN_LARGO) };
    setTyped(next);
    setFault(undefined);
    if (step !== 'documento' && next[step].length === PIN_LARGO) advance(next);
  };
  const restart = () => {
    setTyped(START);
    setFault(undefined);
    setStep('documento');
  };
  useEffect(() => {
    // A person who walks away leaves no document for the next one (P125).
    const timer = typed === START ? undefined : setTimeout(restart, INACTIVIDAD_TIENDA.segundos * 1000);
    return () => clearTimeout(timer);
  }, [typed]);
  return { step, value: typed[step], fault, busy: enter.isPending, change, submit: () => advance(typed), restart };
}

/** Returns the sentence of a failed entry. */
function useRefusalWords(): (error: unknown) => string {
  const t = useTranslations('tienda.sinLinea');
  return (error) => {
    if (!(error instanceof TabletRefusal)) return messageOf(error);
    const { refusal } = error;
    return refusal.motivo === 'espera' ? t('espera', { segundos: refusal.segundos }) : t(refusal.motivo);
  };
}
