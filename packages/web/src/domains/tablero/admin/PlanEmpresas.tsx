import type { ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import { IconBuilding } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { asignadosDe } from './asignados.ts';
import { useEmpresasDePlan } from '../tablero.queries.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { FigureButton } from '../../../ui/figure/FigureButton.tsx';

type PlanTablero = ResponseOf<typeof planestudioApi.tablero>[number];
type EmpresaFila = ResponseOf<typeof planestudioApi.dashboard>[number];

/** One plan of the dashboard by company, with the total of its people and their avance. */
export function PlanEmpresas({ lugar, id_planestudio, denominacion }: PlanTablero) {
  const t = useTranslations('tablero.plan');
  const query = useEmpresasDePlan(id_planestudio);
  return (
    <Section title={lugar === 'ultimo' ? t('ultimo', { plan: denominacion }) : denominacion}>
      <QueryContent query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconBuilding} title={t('vacio')} />
          ) : (
            <Empresas rows={rows} plan={denominacion} id_planestudio={id_planestudio} />
          )
        }
      </QueryContent>
    </Section>
  );
}

interface EmpresasProps {
  readonly rows: readonly EmpresaFila[];
  readonly plan: string;
  readonly id_planestudio: number;
}

function Empresas({ rows, plan, id_planestudio }: EmpresasProps) {
  const t = useTranslations('tablero.plan');
  const format = useFormatter();
  const total = rows.reduce((sum, { usuarios }) => sum + usuarios, 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('tabla', { plan })}>
        <thead>
          <tr>
            <th scope="col">{t('empresa')}</th>
            <th scope="col">
              {t('usuarios')}
              <FigureButton cifra="asignados" />
            </th>
            <th scope="col">
              {t('avance')}
              <FigureButton cifra="avance" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id_empresa, empresa, usuarios, avance }) => (
            <tr key={id_empresa}>
              <th scope="row">
                <AppLink {...asignadosDe(id_planestudio, id_empresa)} title={t('personas', { empresa })}>
                  {empresa}
                </AppLink>
              </th>
              <td>{format.number(usuarios)}</td>
              <td>
                <ProgressBadge value={Number(avance)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{format.number(total)}</td>
            <td>
              <ProgressBadge value={rows[0]!.avance_total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
