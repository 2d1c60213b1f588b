import { Button } from '@mantine/core';
import { asignacionApi, type ReglaFila } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './regla.module.css';
import { useReglasDe } from './regla.queries.ts';
import { useCambioRegla, VIGENTE } from './use-cambio-regla.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { May } from '../../../ui/link/May.tsx';

interface Props {
  readonly grupo: { readonly id_parametro: number; readonly grupo: string };
  readonly onClose: () => void;
}

/** Every rule that names a group: plan, condition, author, moment and people, with the way to withdraw it or put it in force again (P27). */
export function ReglasDialog({ grupo: { id_parametro, grupo }, onClose }: Props) {
  const t = useTranslations('regla');
  const query = useReglasDe(id_parametro);
  return (
    <Dialog onClose={onClose} size="xl" centered title={t('dialogo.titulo', { grupo })}>
      <QueryContent query={query}>
        {(reglas) =>
          reglas.length === 0 ? (
            <EmptyState compact title={t('dialogo.vacio')} />
          ) : (
            <ul className={styles.rules}>
              {reglas.map((regla) => (
                <Regla key={regla.id_regla} regla={regla} />
              ))}
            </ul>
          )
        }
      </QueryContent>
      <DialogActions>
        <LinkButton {...href('/asignacionregla')} variant="default">
          {t('dialogo.todas')}
        </LinkButton>
        <LinkButton {...href('/asignacionreglaedit', { grupo: id_parametro })}>{t('lista.nueva')}</LinkButton>
      </DialogActions>
    </Dialog>
  );
}

function Regla({ regla }: { regla: ReglaFila }) {
  const t = useTranslations('regla');
  const moment = useMomentFormat();
  const vigente = regla.codigo_estado === VIGENTE;
  const { plan, nombre, condicion, autor, fecha, asignados, plan_cerrado, puede_retirar } = regla;
  return (
    <li className={styles.rule}>
      <div className={styles.ruleText}>
        <p className={styles.plan}>
          {plan}
          <StateBadge tone={vigente ? 'primary' : 'neutral'}>{vigente ? t('dialogo.vigente') : t('dialogo.retirada')}</StateBadge>
          {plan_cerrado === 1 && <StateBadge tone="warning">{t('dialogo.planCerrado')}</StateBadge>}
        </p>
        <p className={styles.condition}>{nombre ? `${nombre}: ${condicion}` : condicion}</p>
        <p className={styles.since}>
          {t('dialogo.desde', {
            estado: vigente ? 'vigente' : 'retirada',
            fecha: moment(fecha),
            autor: autor ?? t('dialogo.desconocido'),
          })}
        </p>
        <p className={styles.since}>{t('dialogo.asignados', { total: asignados })}</p>
        {!puede_retirar && <p className={styles.since}>{t('dialogo.limitada')}</p>}
      </div>
      {puede_retirar && (
        <May call={asignacionApi.estadoRegla}>
          <Cambio regla={regla} />
        </May>
      )}
    </li>
  );
}

/** Button that withdraws a rule or puts it in force again. */
function Cambio({ regla }: { regla: ReglaFila }) {
  const t = useTranslations('regla');
  const change = useCambioRegla();
  const vigente = regla.codigo_estado === VIGENTE;
  const { plan } = regla;
  return (
    <Button
      variant="default"
      aria-label={vigente ? t('lista.retirar', { plan }) : t('lista.reponer', { plan })}
      onClick={() => void change(regla)}
    >
      {vigente ? t('dialogo.retirar') : t('dialogo.reponer')}
    </Button>
  );
}
