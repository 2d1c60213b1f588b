import type { PlanestudioFila } from '@portal/contract/planestudio';
import { Button } from '@mantine/core';
import { IconCopy, IconFileImport, IconListTree, IconSitemap, IconUsers, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSeleccion } from '../../../pieces/masivo/use-seleccion.tsx';
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
import { roleOf } from '../../../core/router/roles.ts';
import { useMayCall } from '../../../core/session/may-call.ts';
import { planestudioApi } from '@portal/contract/planestudio';

const NIVEL = 1;

/** /planestudio: the list of plans; administrators and authors edit and duplicate them, administrators see to their people, support opens their tree alone (P73). */
export function PlanesScreen() {
  const t = useTranslations();
  // Support opens the tree of a plan alone (P73).
  const beyondTree = roleOf(useUser()) !== 'soporte';
  const mayCopy = useMayCall()(planestudioApi.copiar);
  const [copying, setCopying] = useState(false);
  const [copied, setCopied] = useState<PlanestudioFila>();
  const selection = useSeleccion({ de: 'planestudio', nombre: ({ denominacion }: PlanestudioFila) => denominacion });
  return (
    <>
      <MasterList
        title={t('pantallas.planes')}
        columns={PLAN_COLUMNS}
        selection={selection}
        queries={planes}
        editPath="/planestudioedit"
        newLabel={t('planestudio.lista.nuevo')}
        empty={t('vacio.planes')}
        actions={
          beyondTree && (
            <>
              <WithWarnings list="/planestudio" />
              <SeguimientoLinks />
              {mayCopy && (
                <Button variant="default" leftSection={<IconUsersPlus size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
                  {t('planestudio.copia.boton')}
                </Button>
              )}
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
              {beyondTree && (
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
                  <RowAction
                    label={t('planestudio.flujo.duplicar', { nombre })}
                    icon={IconCopy}
                    call={planestudioApi.duplicar}
                    onClick={() => setCopied(row)}
                  />
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
