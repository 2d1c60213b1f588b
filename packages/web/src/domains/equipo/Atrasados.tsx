import { type AtrasadoFila, atrasadosLista, type EquipoFila } from '@portal/contract/equipo';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AtrasoActions } from './AtrasoActions.tsx';
import { PlazoBadge } from './DiasPlazo.tsx';
import styles from './equipo.module.css';
import { readAtrasados, useAtrasados } from './equipo.queries.ts';
import { NombreEnEquipo } from './NombreEnEquipo.tsx';
import { Recordado } from './Recordado.tsx';
import { ResponderDialog } from './ResponderDialog.tsx';
import { ResponderElegidas } from './ResponderElegidas.tsx';
import { RespuestaBadge } from './RespuestaBadge.tsx';
import { NOTHING } from '../../core/list/selection.ts';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

type Answer = (row: EquipoFila) => void;

/** The people of `PorResponder` on a phone: one card each, with their plans (P280). */
export function Atrasados() {
  const t = useTranslations('equipo.lista');
  const [answered, setAnswered] = useState<EquipoFila>();
  const list = useList(atrasadosLista, useAtrasadosColumns(setAnswered));
  const { rows, download } = useAtrasados(list.query);
  const [selected, setSelected] = useState(NOTHING);
  return (
    <>
      <DataTable
        caption={t('tabla')}
        list={list}
        rows={rows}
        download={download}
        empty={<EmptyList icon={IconCircleCheck} title={t('vacio')} text={t('vacioTexto')} />}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: ({ personal }) => personal,
          actions: <ResponderElegidas selected={selected} read={readAtrasados} onDone={() => setSelected(NOTHING)} />,
        }}
      />
      {answered && <ResponderDialog filas={[answered]} onClose={() => setAnswered(undefined)} />}
    </>
  );
}

function useAtrasadosColumns(onAnswer: Answer): DisplaysOf<typeof atrasadosLista> {
  return useMemo(
    () => ({
      personal: { primary: true, cell: (row) => <NombreEnEquipo row={row} /> },
      plan: { across: true, cell: (row) => <Planes row={row} onAnswer={onAnswer} /> },
      codigo_usuario: { hidden: true },
      empresa: { hidden: true },
      fecha_fin: { hidden: true },
      dias: { hidden: true },
      estado: { hidden: true },
      ausente: { hidden: true },
    }),
    [onAnswer],
  );
}

/** Plans of a person that wait for an answer, each with its acts. */
function Planes({ row: { personal, planes }, onAnswer }: { readonly row: AtrasadoFila; readonly onAnswer: Answer }) {
  const t = useTranslations('equipo.atrasados');
  return (
    <ul className={styles.delays} aria-label={t('planes', { persona: personal })}>
      {planes.map((plan) => (
        <li key={plan.id_asignacion}>
          <Plan row={plan} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
}

function Plan({ row, onAnswer }: { readonly row: EquipoFila; readonly onAnswer: Answer }) {
  const t = useTranslations('equipo');
  return (
    <>
      <p className={styles.topicTitle}>{row.plan}</p>
      <p className={styles.result}>
        <PlazoBadge dias={row.dias} />
        <ProgressBadge value={row.avance} />
        {row.respuesta && <RespuestaBadge tipo={row.respuesta} hasta={row.respuesta_hasta} />}
      </p>
      <p className={styles.result}>
        {t('campos.recordado')}: <Recordado row={row} />
      </p>
      <span className={styles.acts} data-screen-only="">
        <AtrasoActions row={row} onAnswer={onAnswer} worded />
      </span>
    </>
  );
}
