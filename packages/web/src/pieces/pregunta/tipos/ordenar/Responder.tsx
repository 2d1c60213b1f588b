import { type ParteMostrada, textoDeParte } from '@portal/contract/pregunta';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Elemento } from './Elemento.tsx';
import { leerOrden, sinConfirmar } from './orden.ts';
import styles from './ordenar.module.css';
import type { ResponderProps } from '../responder-props.ts';
import { SortableList } from '../../../../ui/master/order/SortableList.tsx';
import { useOrder } from '../../../../ui/master/order/use-order.ts';

/** Elements in an order that buttons or dragging change; it is an answer once it is confirmed. */
export function Responder({ mostrado: { opciones }, value, onChange, disabled }: ResponderProps) {
  const t = useTranslations('ui.pregunta.ordenar');
  const { posiciones, confirmado } = leerOrden(value, opciones.length);
  const elementos = posiciones.map((id) => ({ id, titulo: nameOf(opciones[id - 1]), parte: opciones[id - 1] }));
  const order = useOrder(elementos, (moved) => onChange(sinConfirmar(moved.map(({ id }) => id))));
  return (
    <>
      <p className={styles.help}>{t('ayuda')}</p>
      <SortableList items={elementos} onMove={order.move}>
        <ol className={styles.list} ref={order.list}>
          {elementos.map((elemento, index) => (
            <Elemento key={elemento.id} {...{ elemento, index, order, disabled }} />
          ))}
        </ol>
      </SortableList>
      <p className={styles.hidden} role="status">
        {order.announcement}
      </p>
      <Button
        className={styles.confirm}
        variant={confirmado ? 'default' : 'filled'}
        leftSection={confirmado ? <IconCheck size={18} aria-hidden="true" /> : undefined}
        disabled={disabled}
        onClick={() => onChange(posiciones)}
      >
        {t(confirmado ? 'confirmado' : 'confirmar')}
      </Button>
      <p className={styles.hidden} role="status">
        {confirmado && t('confirmado')}
      </p>
    </>
  );
}

/** Most letters of an element in the name of a button. */
const NAME_MAX = 80;

const nameOf = (parte: ParteMostrada | undefined): string => {
  const name = textoDeParte(parte);
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
};
