import type { PlanestudioFila } from '@portal/contract/planestudio';
import { Button } from '@mantine/core';
import { IconCopy, IconCopyPlus, IconFileImport, IconListTree, IconSitemap, IconUsers, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSeleccion } from '../../../pieces/masivo/use-seleccion.tsx';
import { planes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { PlantillasDialog } from './PlantillasDialog.tsx';
import { usePlanColumns } from './use-plan-columns.tsx';
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
  const mayCall = useMayCall();
  const mayCopy = mayCall(planestudioApi.copiar);
  const [choosing, setChoosing] = useState(false);
  const [copying, setCopying] = useState(false);
  const [copied, setCopied] = useState<PlanestudioFila>();
  const selection = useSeleccion({ de: 'planestudio', nombre: ({ denominacion }: PlanestudioFila) => denominacion });
  return (
    <>
      <MasterList
        title={t('pantallas.planes')}
        columns={usePlanColumns()}
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
              {mayCall(planestudioApi.duplicar) && (
                <Button variant="default" leftSection={<IconCopyPlus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
                  {t('planestudio.plantillas.boton')}
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
                  {row.plantilla !== 1 && <AccionesDePersonas plan={row} />}
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
      {choosing && (
        <PlantillasDialog
          onChosen={(plantilla) => {
            setChoosing(false);
            setCopied(plantilla);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
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

/** Links to the people of a plan and to their sheet. */
function AccionesDePersonas({ plan: { id_planestudio: id, denominacion: nombre } }: { readonly plan: PlanestudioFila }) {
  const t = useTranslations('planestudio.usuarios');
  return (
    <>
      <RowAction label={t('ver', { nombre })} icon={IconUsers} link={{ to: '/planestudiousuario', search: { id } }} />
      <RowAction label={t('importarEn', { nombre })} icon={IconFileImport} link={{ to: '/planimportar', search: { id } }} />
    </>
  );
}
