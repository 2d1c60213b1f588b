import type { configuracionMaestro } from '@portal/contract/configuracion';
import type { MasterDefinition } from '@portal/contract/core';
import { ColorField } from './ColorField.tsx';
import { DiasField } from './DiasField.tsx';
import { FirmaField } from './FirmaField.tsx';
import { PausasField } from './PausasField.tsx';
import { PlanField } from './PlanField.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldProps, MasterInputs } from '../../ui/master/master-form-props.ts';

type TypesOf<D> = D extends MasterDefinition<infer T> ? T : never;

const text = (props: FieldProps) => <TextField {...props} />;
const number = (props: FieldProps) => <NumberField {...props} />;
const color = (props: FieldProps) => <ColorField {...props} />;
const checkbox = ({ value, onChange, required: _required, data: _data, ...props }: FieldProps) => (
  <CheckboxField {...props} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
);
const plan = (props: FieldProps) => <PlanField {...props} />;

/** Time zones that this browser knows. */
const ZONES = Intl.supportedValuesOf('timeZone');

/** Control of every setting. */
export const configuracionInputs: MasterInputs<TypesOf<typeof configuracionMaestro>> = {
  nombre_empresa: text,
  nombre_corto: text,
  idioma: ({ data, ...props }) => <SelectField {...props} data={data ?? []} />,
  color_primario: color,
  color_menu: color,
  registro_abierto: checkbox,
  dias_vencimiento: number,
  sesion_inactiva_horas: number,
  segundo_factor_administradores: checkbox,
  dias_acceso: number,
  dias_arco: number,
  sello_anios: number,
  terminos: (props) => <TextAreaField data-wide {...props} />,
  terminos_direccion: (props) => <TextField data-wide {...props} />,
  notaminima: number,
  pausas_intento: (props) => <PausasField {...props} />,
  lugar_certificado: text,
  zona_horaria: (props) => <SelectField {...props} data={ZONES} />,
  firma_notificacion: (props) => <FirmaField {...props} />,
  hora_recordatorio: number,
  dias_recordatorio: (props) => <DiasField {...props} />,
  maximo_recordatorios: number,
  dias_prorroga_jefe: number,
  correo_contacto: text,
  telefono_soporte: text,
  enlace_guia: text,
  enlace_soporte: text,
  enlace_contacto: text,
  id_plan_tablero1: plan,
  id_plan_tablero2: plan,
  umbral_rojo: number,
  umbral_amarillo: number,
  nps_detractor: number,
  nps_promotor: number,
  ritmo_semanal: checkbox,
  umbral_cese: number,
};
