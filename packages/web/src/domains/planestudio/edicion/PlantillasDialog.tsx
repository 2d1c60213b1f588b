import type { PlanestudioFila } from '@portal/contract/planestudio';
import { IconTemplate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './PlantillasDialog.module.css';
import { planes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Choice, Choices } from '../../../ui/master/copy/Choice.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  onChosen: (plantilla: PlanestudioFila) => void;
  onClose: () => void;
}

/** The templates with what each contains, to choose the one from which a plan is made (P252). */
export function PlantillasDialog({ onChosen, onClose }: Props) {
  const t = useTranslations('planestudio.plantillas');
  const query = useAll(planes, (rows) => rows.filter(({ plantilla }) => plantilla === 1));
  return (
    <Dialog onClose={onClose} title={t('titulo')} centered>
      <QueryContent query={query}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon={IconTemplate} title={t('vacio')} text={t('vacioTexto')} />
          ) : (
            <>
              <Choices>
                {found.map((row) => (
                  <Choice
                    key={row.id_planestudio}
                    icon={IconTemplate}
                    title={row.denominacion}
                    text={t('contiene', row)}
                    onClick={() => onChosen(row)}
                  />
                ))}
              </Choices>
              <AppLink className={styles.list} to="/planestudio" search={{ filtro: { plantilla: '1' } }} onClick={onClose}>
                {t('ver')}
              </AppLink>
            </>
          )
        }
      </QueryContent>
    </Dialog>
  );
}
