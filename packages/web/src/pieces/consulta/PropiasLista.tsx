import { Button } from '@mantine/core';
import type { ConsultaPropia } from '@portal/contract/consulta';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CONSULTA_TONES } from './consulta-tones.ts';
import styles from './consulta.module.css';
import { useEnEspera, useLeidas, usePropias } from './propias.queries.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { currentVista } from '../../core/session/session.ts';
import { useContentLanguage } from '../portal/portal.queries.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  query: ReturnType<typeof usePropias>;
  rows: readonly ConsultaPropia[];
  /** Of this topic alone: its title is not repeated. */
  id_tema?: number;
}

/** Own questions with their answers, those that wait for the connection first. Showing an answer notes that it was seen. */
export function PropiasLista({ query, rows, id_tema }: Props) {
  const t = useTranslations('consulta.propias');
  const offline = useTranslations('sinconexion');
  const waiting = useEnEspera(id_tema);
  useNoteSeen(rows);
  return (
    <>
      <ul className={styles.list}>
        {waiting.map(({ id, moment, texto }) => (
          <li key={id} className={styles.row}>
            <Cabeza fecha={moment}>
              <StateBadge tone="warning">{offline('estado.espera')}</StateBadge>
            </Cabeza>
            <p>{texto}</p>
          </li>
        ))}
        {rows.map((row) => (
          <Propia key={row.id_consulta} row={row} withTema={id_tema === undefined} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('mas')}
        </Button>
      )}
    </>
  );
}

function Propia({ row, withTema }: { row: ConsultaPropia; withTema: boolean }) {
  const t = useTranslations('consulta.propias');
  const estados = useTranslations('comun.opciones.estadoConsulta');
  const moment = useMomentFormat();
  const lang = useContentLanguage();
  const { estado, por_leer, tema, pregunta, texto, respuesta, fecha_creacion, fecha_respuesta } = row;
  return (
    <li className={styles.row}>
      <Cabeza fecha={fecha_creacion}>
        <StateBadge tone={CONSULTA_TONES[estado]}>{estados(estado)}</StateBadge>
        {por_leer && <StateBadge tone="info">{t('nueva')}</StateBadge>}
      </Cabeza>
      {withTema && (
        <p className={styles.about} lang={lang}>
          {tema}
        </p>
      )}
      {pregunta && (
        <p className={styles.about} lang={lang}>
          {pregunta}
        </p>
      )}
      <p>{texto}</p>
      {respuesta !== null && fecha_respuesta !== null && (
        <div className={styles.answer}>
          <p className={styles.about}>{t('respuesta', { fecha: moment(fecha_respuesta) })}</p>
          <p>{respuesta}</p>
        </div>
      )}
    </li>
  );
}

function Cabeza({ fecha, children }: { fecha: string; children: ReactNode }) {
  const t = useTranslations('consulta.propias');
  const moment = useMomentFormat();
  return (
    <p className={styles.head}>
      {t('fecha', { fecha: moment(fecha) })} {children}
    </p>
  );
}

/** Notes once what is shown for the first time; who looks as another person notes nothing (P217). */
function useNoteSeen(rows: readonly ConsultaPropia[]): void {
  const { mutate } = useLeidas();
  const unseen = rows.filter(({ por_leer }) => por_leer).map(({ id_consulta }) => id_consulta);
  const shown = unseen.join();
  const note = useEffectEvent(() => {
    const { pagina } = LIMITES_CONSULTA;
    for (let from = 0; from < unseen.length; from += pagina) mutate(unseen.slice(from, from + pagina));
  });
  useEffect(() => {
    if (shown !== '' && !currentVista()) note();
  }, [shown]);
}
