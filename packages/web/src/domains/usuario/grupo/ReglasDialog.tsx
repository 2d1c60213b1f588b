import { Button } from '@mantine/core';
import type { GrupoFila, ReglaGrupo } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './grupo.module.css';
import { useRegla } from './grupo.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** 1 in force, 2 withdrawn. */
const VIGENTE = 1;

/** Rules of a group: plan, author, moment and people, with the way to withdraw a rule or to put it in force again (P27). */
export function ReglasDialog({ fila, onClose }: { fila: GrupoFila; onClose: () => void }) {
  const t = useTranslations('grupo.reglas');
  const { grupo, reglas, puede_retirar } = fila;
  return (
    <Dialog onClose={onClose} size="xl" centered title={t('titulo', { grupo })}>
      {reglas.length === 0 && <EmptyState compact title={t('vacio')} />}
      {!puede_retirar && reglas.length > 0 && <p className={styles.note}>{t('limitado')}</p>}
      <ul className={styles.rules}>
        {reglas.map((regla) => (
          <Regla key={regla.id_regla} regla={regla} fila={fila} />
        ))}
      </ul>
    </Dialog>
  );
}

function Regla({ regla, fila }: { regla: ReglaGrupo; fila: GrupoFila }) {
  const t = useTranslations('grupo.reglas');
  const moment = useMomentFormat();
  const change = useChange(regla, fila.grupo);
  const vigente = regla.codigo_estado === VIGENTE;
  const { plan, autor, fecha, asignados } = regla;
  return (
    <li className={styles.rule}>
      <div className={styles.ruleText}>
        <p className={styles.plan}>
          {plan} <StateBadge tone={vigente ? 'primary' : 'neutral'}>{vigente ? t('vigente') : t('retirada')}</StateBadge>
          {regla.plan_cerrado && <StateBadge tone="warning">{t('planCerrado')}</StateBadge>}
        </p>
        <p className={styles.since}>
          {t('desde', { estado: vigente ? 'vigente' : 'retirada', fecha: moment(fecha), autor: autor ?? t('desconocido') })}
        </p>
        <p className={styles.since}>{t('asignados', { total: asignados })}</p>
      </div>
      {fila.puede_retirar && (
        <Button variant="default" aria-label={vigente ? t('retirarDe', { plan }) : t('reponerDe', { plan })} onClick={() => void change()}>
          {vigente ? t('retirar') : t('reponer')}
        </Button>
      )}
    </li>
  );
}

/** Returns a function that asks and then withdraws the rule, or puts it in force again. */
function useChange(regla: ReglaGrupo, grupo: string) {
  const t = useTranslations('grupo.reglas');
  const confirm = useConfirm();
  const { mutateAsync } = useRegla();
  const { id_regla, version, plan, asignados, plan_cerrado, sin_plan } = regla;
  return async () => {
    const codigo_estado = regla.codigo_estado === VIGENTE ? 2 : 1;
    const action = async () => toast.success((await mutateAsync({ id_regla, codigo_estado, version })).message);
    const question =
      codigo_estado === 2
        ? { title: t('confirmarRetiro'), text: t('confirmarRetiroTexto', { grupo, plan, asignados }), confirmLabel: t('retirar') }
        : {
            title: t('confirmarReposicion'),
            text: t('confirmarReposicionTexto', { grupo, plan, nuevos: plan_cerrado ? 0 : sin_plan }),
            confirmLabel: t('reponer'),
          };
    try {
      await confirm({ ...question, action });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
}
