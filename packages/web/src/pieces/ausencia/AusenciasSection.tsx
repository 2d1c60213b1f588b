import { ausenciaApi } from '@portal/contract/ausencia';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useAusenciasOf } from './ausencia.queries.ts';
import styles from './ausencia.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { May } from '../../ui/link/May.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Absences of a person, beside the person's form. */
export function AusenciasSection({ id }: { id: number }) {
  const t = useTranslations('ausencia.persona');
  const tipos = useTranslations('comun.opciones.ausencia');
  const day = useDayFormat();
  return (
    <Section
      title={t('titulo')}
      description={t('texto')}
      actions={
        <May call={ausenciaApi.ins}>
          <LinkButton {...href('/ausenciaedit', { idu: id })} variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('nueva')}
          </LinkButton>
        </May>
      }
    >
      <QueryContent query={useAusenciasOf(id)}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.length === 0 && <li className={styles.none}>{t('ninguna')}</li>}
            {rows.map(({ id_ausencia, tipo, fecha_desde, fecha_hasta, observacion }) => {
              const days = { desde: day.short(fecha_desde), hasta: day.short(fecha_hasta) };
              return (
                <li key={id_ausencia} className={styles.row}>
                  <span>{t('dias', days)}</span>
                  <StateBadge dot={false}>{tipos(tipo)}</StateBadge>
                  <span className={styles.remark}>{observacion}</span>
                  <RowAction label={t('editar', days)} icon={IconPencil} link={href('/ausenciaedit', { id: id_ausencia })} />
                </li>
              );
            })}
          </ul>
        )}
      </QueryContent>
    </Section>
  );
}
