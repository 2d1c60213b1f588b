import type { asignacionImportacion } from '@portal/contract/asignacion';
import type { ImportTypesOf, ReviewRow } from '@portal/contract/core';
import type { PlanestudioFila } from '@portal/contract/planestudio';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PlanillaChoices } from './PlanillaChoices.tsx';
import { asignacionImporting } from './importar.queries.ts';
import { plantillaXlsx } from './plantilla.ts';
import { DePlan } from '../usuarios/DePlan.tsx';
import { PlanMeta } from '../usuarios/PlanMeta.tsx';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

type Types = ImportTypesOf<typeof asignacionImportacion>;

/** /planimportar: gives a plan to the people of a sheet of user codes (P40, P91). */
export function PlanImportarScreen() {
  const t = useTranslations('pantallas');
  const { id } = useScreenSearch('/planimportar');
  return (
    <DePlan id={id} title={t('planImportar')}>
      {(plan) => <Importar plan={plan} />}
    </DePlan>
  );
}

function Importar({ plan }: { plan: PlanestudioFila }) {
  const t = useTranslations('asignacion.importar');
  const { id_planestudio, denominacion } = plan;
  return (
    <ImportScreen
      importing={asignacionImporting}
      texts={{
        title: denominacion,
        description: t('texto'),
        upload: t('subir'),
        uploadText: t('subirTexto'),
        past: t('anterioresTexto'),
        confirm: ({ aceptadas }) => t('asignar', { aceptadas }),
        question: t('confirmar'),
        questionText: ({ aceptadas, rechazadas }, opciones) =>
          t('confirmarTexto', { aceptadas, rechazadas, avisar: Number(opciones?.avisar ?? 0) === 1 ? 'si' : 'no' }),
      }}
      meta={<PlanMeta plan={plan} />}
      options={useMemo(() => ({ id_planestudio }), [id_planestudio])}
      back={{ to: '/planestudio' }}
      after={{ to: '/planestudiousuario', search: { id: id_planestudio } }}
      primary="codigo"
      found={useFound()}
      template={<Plantilla />}
      note={(about) => (
        <PlanillaChoices {...about} onOptions={(opciones) => about.onOptions({ id_planestudio, ...about.opciones, ...opciones })} />
      )}
    />
  );
}

function Plantilla() {
  const t = useTranslations('asignacion.importar');
  const make = () => plantillaXlsx({ hoja: t('plantillaHoja'), ayuda: t('ayuda'), ejemplos: ['E0001', '00002'] });
  return <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={make} />;
}

/** Columns of the person whom a code means; «No Existe» for a code that nobody has. */
function useFound() {
  const t = useTranslations('asignacion.importar');
  return useMemo(
    () => ({
      id_usuario: {},
      codigo_usuario: {
        cell: ({ codigo_usuario }: ReviewRow<Types>) => codigo_usuario ?? <StateBadge tone="danger">{t('noExiste')}</StateBadge>,
      },
      nombres: {},
      apellidos: {},
      empresa: {},
      correo_electronico: {},
      centro_costo: {},
      plan: {},
    }),
    [t],
  );
}
