import { DIAS_POR_TERMINAR, type tableroApi } from '@portal/contract/tablero';
import type { ResponseOf } from '@portal/contract/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { usePorHacer } from '../tablero.queries.ts';
import { dayAfter } from '@portal/contract/dia';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { href } from '../../../core/router/paths.ts';
import type { LinkTarget } from '../../../core/router/origin.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

type Cuentas = ResponseOf<typeof tableroApi.porHacer>;
type Deber = Exclude<keyof Cuentas, 'solicitud_vence'>;

/** Duties in the order of their weight, each with the list that shows exactly what it counts. */
const LISTAS: readonly (readonly [Deber, (today: string) => LinkTarget])[] = [
  ['correo_retenido', () => href('/correo', { filtro: { estado: 'retenido' } })],
  ['tema_con_avisos', () => href('/tema', { filtro: { con_avisos: 'true' } })],
  ['consulta_abierta', () => href('/consulta', { filtro: { estado: 'abierta' } })],
  ['pregunta_por_revisar', () => href('/preguntasalud', { filtro: { por_revisar: '1' } })],
  ['solicitud_abierta', () => href('/solicitud', { filtro: { abierta: '1' } })],
  [
    'plan_por_terminar',
    (today) => href('/planestudio', { filtro: { codigo_estado: '1', fecha_fin: `${today}..${dayAfter(today, DIAS_POR_TERMINAR)}` } }),
  ],
  ['correo_fallido', () => href('/correo', { filtro: { estado: 'fallido' } })],
  ['correo_rebotado', () => href('/correo', { filtro: { estado: 'rebotado' } })],
  ['importacion_rechazada', () => href('/importacion')],
  ['usuario_sin_asignar', () => href('/usuariosinasignar')],
  ['usuario_sin_jefe', () => href('/usuario', { filtro: { con_jefe: '0', codigo_estado: '1' } })],
];

/** Duties of an administrator, each with its number and the way to its list. */
export function PorHacer() {
  const t = useTranslations('tablero.porHacer');
  return (
    <Section title={t('titulo')}>
      <QueryContent query={usePorHacer(true)}>{(cuentas) => <Deberes cuentas={cuentas} />}</QueryContent>
    </Section>
  );
}

function Deberes({ cuentas }: { cuentas: Cuentas }) {
  const t = useTranslations('tablero.porHacer');
  const today = useToday();
  const { medium } = useDayFormat();
  const due = LISTAS.filter(([deber]) => cuentas[deber] > 0);
  if (!due.length) return <p>{t('nada')}</p>;
  const vence = cuentas.solicitud_vence === null ? 'no' : medium(cuentas.solicitud_vence);
  return (
    <ul className={styles.duties}>
      {due.map(([deber, listOf]) => (
        <li key={deber}>
          <AppLink {...listOf(today)} className={styles.duty}>
            {t(deber, { total: cuentas[deber], dias: DIAS_POR_TERMINAR, vence })}
            <IconChevronRight size={16} aria-hidden="true" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
