import type { asignacionApi } from '@portal/contract/asignacion';
import type { ResponseOf } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import styles from './lista.module.css';
import type { Borrador } from './use-prorroga.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';

const LINES = [
  ['dejan_vencidas', 'dejanVencidas'],
  ['pasan_vencidas', 'pasanVencidas'],
  ['terminadas', 'terminadas'],
  ['cerradas', 'cerradas'],
] as const;

/** Consequences of an extension, as the server counted them. */
export function ProrrogaSigue({ prevista, como }: { prevista: ResponseOf<typeof asignacionApi.prorrogar>; como: Borrador['como'] }) {
  const t = useTranslations('asignacion');
  const { long } = useDayFormat();
  const enumeration = useEnumeration();
  const { prorrogadas, personas, nombres, desde, hasta, sin_cambio } = prevista;
  const day =
    desde && hasta
      ? t(desde === hasta ? 'prorroga.hastaDia' : 'prorroga.entreDias', { dia: long(hasta), desde: long(desde), hasta: long(hasta) })
      : '';
  return (
    <Consequences title={t('cierre.sigue')}>
      <li>{t('prorroga.cambia', { n: prorrogadas, personas, dia: day })}</li>
      {nombres.length > 0 && (
        <li className={styles.names}>
          {enumeration(personas > nombres.length ? [...nombres, t('cierre.otras', { total: personas - nombres.length })] : nombres)}
        </li>
      )}
      {LINES.map(([figure, key]) => prevista[figure] > 0 && <li key={key}>{t(`prorroga.${key}`, { total: prevista[figure] })}</li>)}
      {sin_cambio > 0 && <li>{t(como === 'retirar' ? 'prorroga.sinProrroga' : 'prorroga.sinCambio', { total: sin_cambio })}</li>}
    </Consequences>
  );
}
