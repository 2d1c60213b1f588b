import type { TemaAlumno } from '@portal/contract/asignacion';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './temas.module.css';
import { byUrgency } from './temas-filter.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { AgregarCalendario } from '../../../pieces/planestudio/AgregarCalendario.tsx';
import type { PlanResumen } from '../../../pieces/programa/plan/plan-resumen.ts';
import { PlanFolded } from '../../../pieces/programa/plan/PlanFolded.tsx';
import { useUnfolded } from '../../../pieces/programa/plan/use-unfolded.ts';
import { TemaItem } from '../../../pieces/programa/seguimiento/TemaItem.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';

/** Topics of a plan that are shown before its reader asks for the others. */
const FIRST = 10;

interface Props {
  readonly plan: PlanResumen;
  /** Those of its topics that filter and search leave. */
  readonly temas: readonly TemaAlumno[];
  readonly open: boolean;
  /** Name of what is shown, with which folds are kept. */
  readonly list: string;
  /** Shows all of them, as found by a search. */
  readonly all: boolean;
}

/** The topics of a plan under its heading: what is to do by urgency, then what is finished, folded (P265). */
export function PlanTemas({ plan, temas, open, list, all }: Props) {
  const t = useTranslations('tablero.temas');
  const done = temas.filter(({ aprobado }) => aprobado);
  const [unfolded, keep] = useUnfolded(`terminados ${list} ${plan.id_planestudio}`, all);
  const rows = <Rows temas={done} name={`filas hechas ${plan.id_planestudio}`} all={all} />;
  return (
    <PlanFolded plan={plan} list={list} open={open}>
      <Rows temas={byUrgency(temas.filter(({ aprobado }) => !aprobado))} name={`filas por hacer ${plan.id_planestudio}`} all={all} />
      {done.length > 0 && done.length < temas.length ? (
        <Folded title={t('plegados', { temas: done.length })} open={unfolded} onFold={keep} level={3}>
          {rows}
        </Folded>
      ) : (
        rows
      )}
      {!all && <AgregarCalendario plan={plan} />}
    </PlanFolded>
  );
}

interface RowsProps {
  readonly temas: readonly TemaAlumno[];
  readonly name: string;
  readonly all: boolean;
}

function Rows({ temas, name, all }: RowsProps) {
  const t = useTranslations('tablero.temas');
  const [more, keep] = useUnfolded(name, false);
  if (temas.length === 0) return null;
  const shown = all || more || temas.length <= FIRST + 1 ? temas : temas.slice(0, FIRST);
  return (
    <>
      <ul className={styles.items}>
        {shown.map((tema) => (
          <TemaItem key={ocurrenciaKey(tema)} tema={tema} place="programa" />
        ))}
      </ul>
      {shown.length < temas.length && (
        <Button variant="subtle" onClick={() => keep(true)}>
          {t('verMas', { temas: temas.length - shown.length })}
        </Button>
      )}
    </>
  );
}
