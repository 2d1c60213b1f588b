import { IconChartBar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { asignadosDe } from './asignados.ts';
import { useAccesos, useMejoresEmpresas, usePlanesTablero } from '../tablero.queries.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

/** Charts of the companies that are furthest in the last assigned plan, and of the sign-ins by hour. */
export function Graficos() {
  return (
    <div className={styles.grid}>
      <Empresas />
      <Accesos />
    </div>
  );
}

function Empresas() {
  const t = useTranslations('tablero.graficos');
  const query = usePlanesTablero();
  const plan = query.data?.find(({ lugar }) => lugar === 'ultimo');
  return (
    <Section title={t('empresas')} description={plan && t('empresasTexto', { plan: plan.denominacion })}>
      <QueryContent query={query}>
        {() =>
          plan ? (
            <EmpresasDePlan id_planestudio={plan.id_planestudio} />
          ) : (
            <EmptyState compact icon={IconChartBar} title={t('empresasVacio')} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function EmpresasDePlan({ id_planestudio }: { readonly id_planestudio: number }) {
  const t = useTranslations('tablero');
  const query = useMejoresEmpresas(id_planestudio);
  return (
    <QueryContent query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState compact icon={IconChartBar} title={t('plan.vacio')} />
        ) : (
          <BarChart
            title={t('graficos.empresas')}
            cifra="avance"
            unit="percent"
            max={100}
            labelHeader={t('plan.empresa')}
            bars={rows.map(({ id_empresa, empresa, avance }) => ({
              label: empresa,
              value: avance,
              link: asignadosDe(id_planestudio, id_empresa),
            }))}
          />
        )
      }
    </QueryContent>
  );
}

function Accesos() {
  const t = useTranslations('tablero.graficos');
  const query = useAccesos();
  return (
    <Section title={t('accesos')} description={t('accesosTexto')}>
      <QueryContent query={query}>
        {(rows) =>
          rows.every(({ accesos }) => accesos === 0) ? (
            <EmptyState compact icon={IconChartBar} title={t('accesosVacio')} />
          ) : (
            <BarChart
              sequence
              title={t('accesos')}
              cifra="accesos"
              labelHeader={t('franja')}
              bars={rows.map(({ franja, accesos }) => ({ label: franja, value: accesos }))}
            />
          )
        }
      </QueryContent>
    </Section>
  );
}
