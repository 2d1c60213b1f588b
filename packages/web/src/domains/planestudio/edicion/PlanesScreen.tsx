import type { PlanestudioFila } from '@portal/contract/planestudio';
import { Button } from '@mantine/core';
import { IconCopy, IconFileImport, IconListTree, IconSitemap, IconUsers, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { PLAN_COLUMNS } from './plan-columns.ts';
import { SeguimientoLinks } from '../seguimiento/SeguimientoLinks.tsx';
import { CopiarDialog } from '../usuarios/CopiarDialog.tsx';
import { planOf } from '../../../core/master/copy-of-plan.ts';
import { useUser } from '../../../core/session/session.ts';
import { DuplicateDialog } from '../../../ui/master/copy/DuplicateDialog.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { WithWarnings } from '../../../ui/master/WithWarnings.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';

const NIVEL = 1;

/** /planestudio: the list of plans; administrators edit and duplicate them and see to their people, support opens their tree alone (P73). */
export function PlanesScreen() {
  const t = useTranslations();
  const admin = useUser().indicador_admin === 1;
  const [copying, setCopying] = useState(false);
  const [copied, setCopied] = useState<PlanestudioFila>();
  return (
    <>
      <MasterList
        title={t('pantallas.planes')}
        columns={PLAN_COLUMNS}
        queries={planes}
        editPath="/planestudioedit"
        newLabel={t('planestudio.lista.nuevo')}
        empty={t('vacio.planes')}
        actions={
          admin && (
            <>
              <WithWarnings list="/planestudio" />
              <SeguimientoLinks />
              <Button variant="default" leftSection={<IconUsersPlus size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
                {t('planestudio.copia.boton')}
              </Button>
            </>
          )
        }
        rowActions={(row) => {
          const nombre = row.denominacion;
          return (
            <>
              <RowAction
                label={t('planestudio.flujo.ver', { nombre })}
                icon={IconSitemap}
                link={{ to: '/planestudioflujo', search: { id: row.id_planestudio } }}
              />
              {admin && (
                <>
                  <RowAction
                    label={t('planestudio.usuarios.ver', { nombre })}
                    icon={IconUsers}
                    link={{ to: '/planestudiousuario', search: { id: row.id_planestudio } }}
                  />
                  <RowAction
                    label={t('planestudio.usuarios.importarEn', { nombre })}
                    icon={IconFileImport}
                    link={{ to: '/planimportar', search: { id: row.id_planestudio } }}
                  />
                  <RowAction
                    label={t('planestudio.flujo.verEdt', { nombre })}
                    icon={IconListTree}
                    link={{ to: '/planestudioedt', search: { id: NIVEL, ref: row.id_planestudio } }}
                  />
                  <RowAction label={t('planestudio.flujo.duplicar', { nombre })} icon={IconCopy} onClick={() => setCopied(row)} />
                </>
              )}
            </>
          );
        }}
      />
      {copying && <CopiarDialog onClose={() => setCopying(false)} />}
      {copied && planes.duplicate && (
        <DuplicateDialog
          queries={planes}
          endpoint={planes.duplicate}
          id={copied.id_planestudio}
          editPath="/planestudioedit"
          common={copied.id_empresa === null}
          plan={planOf(copied)}
          onClose={() => setCopied(undefined)}
        />
      )}
    </>
  );
}
