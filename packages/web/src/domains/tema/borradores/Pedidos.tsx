import { Button, VisuallyHidden } from '@mantine/core';
import type { Redaccion } from '@portal/contract/redactor';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './borradores.module.css';
import { IntercambioDialog } from './IntercambioDialog.tsx';
import { isRunning } from './redactor.queries.ts';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Returns the state of a request in words. */
function useEstado(): (redaccion: Redaccion) => string {
  const t = useTranslations('redactor.pedidos');
  const fallos = useTranslations('comun.opciones');
  return ({ estado, fallo, codigo_http, borradores }) => {
    if (estado === 'lista') return t('lista', { n: borradores });
    if (estado !== 'fallida') return t(estado === 'enviada' ? 'enviada' : 'pendiente');
    const why = t('fallida', { fallo: fallos(`falloRedaccion.${fallo ?? 'interrumpida'}`) });
    return codigo_http === null ? why : `${why} ${t('codigoHttp', { codigo: String(codigo_http) })}`;
  };
}

interface Props {
  readonly redacciones: readonly Redaccion[];
  /** Asks again for the same; absent: no service is there to ask. */
  readonly onAgain?: (redaccion: Redaccion) => void;
}

/** Latest requests for drafts, the newest in sight before the folded older ones; the end of one that ran here is announced. */
export function Pedidos({ redacciones, onAgain }: Props) {
  const t = useTranslations('redactor.pedidos');
  const estado = useEstado();
  const [seen, setSeen] = useState<number>();
  const [newest, ...older] = redacciones;
  if (newest && isRunning(newest) && seen !== newest.id_redaccion) setSeen(newest.id_redaccion);
  const watched = redacciones.find(({ id_redaccion }) => id_redaccion === seen);
  return (
    <Section title={t('titulo')}>
      <VisuallyHidden role="status">{watched && estado(watched)}</VisuallyHidden>
      <ul className={styles.list}>{newest && <Pedido key={newest.id_redaccion} redaccion={newest} onAgain={onAgain} />}</ul>
      {older.length > 0 && (
        <Folded level={3} open={false} title={t('anteriores', { n: older.length })}>
          <ul className={styles.list}>
            {older.map((redaccion) => (
              <Pedido key={redaccion.id_redaccion} redaccion={redaccion} />
            ))}
          </ul>
        </Folded>
      )}
    </Section>
  );
}

interface PedidoProps {
  readonly redaccion: Redaccion;
  readonly onAgain?: Props['onAgain'] | undefined;
}

function Pedido({ redaccion, onAgain }: PedidoProps) {
  const t = useTranslations('redactor.pedidos');
  const labels = useTranslations('comun.opciones');
  const cualquiera = useTranslations('redactor.formulario')('cualquiera');
  const estado = useEstado();
  const moment = useMomentFormat();
  const enumeration = useEnumeration();
  const [shown, setShown] = useState(false);
  const { id_redaccion, autor, fecha_creacion, cantidad, tipos, dificultad, rechazadas } = redaccion;
  const que = {
    cantidad,
    tipos: enumeration(tipos.map((tipo) => labels(`tipoPregunta.${tipo}`))),
    dificultad: dificultad ? labels(`dificultad.${dificultad}`) : cualquiera,
  };
  return (
    <li className={styles.pedido}>
      <p className={styles.estado}>{estado(redaccion)}</p>
      <p className={styles.note}>{t('que', que)}</p>
      <p className={styles.note}>{t('quien', { autor, fecha: moment(fecha_creacion) })}</p>
      {rechazadas.length > 0 && <Rechazadas rechazadas={rechazadas} />}
      <div className={styles.buttons}>
        {redaccion.estado === 'fallida' && onAgain && (
          <Button variant="default" onClick={() => onAgain(redaccion)}>
            {t('otraVez')}
          </Button>
        )}
        {redaccion.estado !== 'pendiente' && (
          <Button variant="subtle" onClick={() => setShown(true)}>
            {t('ver')}
          </Button>
        )}
      </div>
      {shown && <IntercambioDialog id={id_redaccion} onClose={() => setShown(false)} />}
    </li>
  );
}

function Rechazadas({ rechazadas }: Pick<Redaccion, 'rechazadas'>) {
  const t = useTranslations('redactor.pedidos');
  const motivos = useTranslations('comun.opciones');
  return (
    <Folded level={3} open={false} title={t('rechazadas', { n: rechazadas.length })}>
      <ul className={styles.rechazadas}>
        {rechazadas.map(({ motivo, pregunta }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two questions may read the same
          <li key={index}>
            {pregunta}
            <span className={styles.note}>{motivos(`rechazoBorrador.${motivo}`)}</span>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
