import { recordatorioApi } from '@portal/contract/recordatorio';
import { IconSitemap } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { planes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { PlanChecklist } from './PlanChecklist.tsx';
import { ProgramasField } from './ProgramasField.tsx';
import { ReglasLink } from '../../../pieces/asignacion/regla/ReglasLink.tsx';
import { AvisosDePlan } from '../../../pieces/recordatorio/AvisosDePlan.tsx';
import { RecordatoriosDeHoy } from '../../../pieces/recordatorio/RecordatoriosDeHoy.tsx';
import { useOne } from '../../../core/master/use-master.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { DateField } from '../../../ui/form/day/DateField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { IndicadorField } from '../../../ui/form/IndicadorField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';
import { OwnerField } from '../../../ui/master/owner/OwnerField.tsx';
import type { FieldProps } from '../../../ui/master/master-form-props.ts';
import { May } from '../../../ui/link/May.tsx';

const INITIAL = { codigo_estado: 1, plazo: 'fijo' as const, plantilla: 0, convalida: 0 };
const INACTIVO = 2;
const NONE: readonly never[] = [];

const dias = (props: FieldProps) => <NumberField {...props} />;

/** /planestudioedit: a plan with its programs in their order (P73: Agregar Programa, Nuevo Programa). */
export function PlanEditScreen() {
  const t = useTranslations('planestudio');
  const { id } = useScreenSearch('/planestudioedit');
  const plan = useOne(planes, id).data?.row.denominacion;
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={planes}
      initial={INITIAL}
      saved={{ field: 'denominacion', text: (nombre) => t('edicion.guardado', { nombre }) }}
      listPath="/planestudio"
      editPath="/planestudioedit"
      actions={
        id !== undefined && (
          <>
            {plan && <ReglasLink plan={plan} />}
            <LinkButton to="/planestudioflujo" search={{ id }} variant="default" leftSection={<IconSitemap size={16} aria-hidden="true" />}>
              {t('flujo.arbol')}
            </LinkButton>
          </>
        )
      }
      inputs={{
        denominacion: (props) => <TextField {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
        plantilla: ({ onChange, ...props }, form) => (
          <IndicadorField
            {...props}
            onChange={(plantilla) => {
              onChange(plantilla);
              if (plantilla === 1) form.setFieldValue('codigo_estado', INACTIVO);
            }}
          />
        ),
        convalida: (props) => <IndicadorField {...props} />,
        fecha_inicio: (props) => <DateField {...props} />,
        fecha_fin: (props) => <DateField {...props} />,
        plazo: ({ data = NONE, onChange, ...props }, form) => (
          <SelectField
            {...props}
            allowDeselect={false}
            data={data}
            onChange={(plazo) => {
              onChange(plazo);
              if (plazo === 'fijo') form.setFieldValue('plazo_dias', null);
            }}
          />
        ),
        plazo_dias: (props, form) => form.getValues()['plazo'] !== 'fijo' && <NumberField {...props} required />,
        id_empresa: (props) => <OwnerField {...props} />,
        notifica_nivel1: dias,
        notifica_nivel2: dias,
        notifica_nivel3: dias,
        programas: (props, form) => <ProgramasField {...props} owner={form.getValues()['id_empresa']} />,
      }}
    >
      {({ control, form }) => (
        <>
          <FormGrid>
            {(
              [
                'denominacion',
                'codigo_estado',
                'fecha_inicio',
                'fecha_fin',
                'plazo',
                'plazo_dias',
                'id_empresa',
                'plantilla',
                'convalida',
              ] as const
            ).map(control)}
          </FormGrid>
          <FormGrid columns={3}>{(['notifica_nivel1', 'notifica_nivel2', 'notifica_nivel3'] as const).map(control)}</FormGrid>
          <AvisosDePlan values={form.values} />
          {id !== undefined && (
            <May call={recordatorioApi.simular}>
              <RecordatoriosDeHoy id={id} />
            </May>
          )}
          {control('programas')}
          <PlanChecklist values={form.values} plan={id} />
        </>
      )}
    </MasterForm>
  );
}
