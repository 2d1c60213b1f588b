import { FORMATO_INFORME } from '@portal/contract/reporte';
import { useTranslations } from 'use-intl';
import { type DatosGuardado, useDestinatarios } from './guardado.queries.ts';
import { Simulado } from './Simulado.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { MultiSelectField } from '../../../ui/form/options/MultiSelectField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';

type Envio = Pick<DatosGuardado, 'filtros' | 'frecuencia' | 'dia' | 'hora' | 'destinatarios' | 'a_direccion' | 'formato' | 'pausado'>;

interface Props {
  readonly envio: Envio;
  readonly onChange: (part: Partial<Envio>) => void;
  /** Refusal of the recipients. */
  readonly error: string | undefined;
}

const NEVER = '';
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));
const MONTH_DAYS = Array.from({ length: 28 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** When a saved report is mailed, and to whom. */
export function EnvioFields({ envio, onChange, error }: Props) {
  const t = useTranslations('reporte.guardado.editor');
  const labels = useTranslations('comun.opciones.frecuenciaEnvio');
  const files = useTranslations('comun.opciones.formatoInforme');
  const { frecuencia } = envio;
  const start = (value: string | null) => {
    const chosen = value === 'diario' || value === 'semanal' || value === 'mensual' ? value : null;
    onChange({ frecuencia: chosen, dia: chosen === 'diario' ? null : 1, hora: envio.hora ?? 8 });
  };
  return (
    <>
      <SelectField
        label={t('formato')}
        allowDeselect={false}
        data={FORMATO_INFORME.map((value) => ({ value, label: files(value) }))}
        value={envio.formato ?? 'xlsx'}
        onChange={(value) => onChange({ formato: FORMATO_INFORME.find((one) => one === value) ?? 'xlsx' })}
      />
      <SelectField
        label={t('enviar')}
        allowDeselect={false}
        data={[
          { value: NEVER, label: t('noEnviar') },
          ...(['diario', 'semanal', 'mensual'] as const).map((value) => ({ value, label: labels(value) })),
        ]}
        value={frecuencia ?? NEVER}
        onChange={start}
      />
      {frecuencia && <Momento envio={envio} onChange={onChange} />}
      {frecuencia && <Destinatarios envio={envio} onChange={onChange} error={error} />}
    </>
  );
}

function Momento({ envio, onChange }: Omit<Props, 'error'>) {
  const t = useTranslations('reporte.guardado.editor');
  const { frecuencia, dia, hora } = envio;
  const weekDays = (['1', '2', '3', '4', '5', '6', '7'] as const).map((value) => ({ value, label: t(`semana.${value}`) }));
  return (
    <>
      {frecuencia !== 'diario' && (
        <SelectField
          label={t('dia')}
          allowDeselect={false}
          data={frecuencia === 'semanal' ? weekDays : MONTH_DAYS}
          value={String(dia ?? 1)}
          onChange={(value) => onChange({ dia: Number(value) })}
        />
      )}
      <SelectField
        label={t('hora')}
        allowDeselect={false}
        data={HOURS}
        value={String(hora ?? 8)}
        onChange={(value) => onChange({ hora: Number(value) })}
      />
    </>
  );
}

function Destinatarios({ envio, onChange, error }: Props) {
  const t = useTranslations('reporte.guardado.editor');
  const { data } = useDestinatarios();
  const direccion = Number(envio.a_direccion) === 1;
  return (
    <>
      <MultiSelectField
        label={t('destinatarios')}
        help={t('destinatariosAyuda')}
        required={!direccion}
        data={data?.map(({ id_usuario, personal, correo_electronico }) => ({
          value: String(id_usuario),
          label: correo_electronico ? personal : t('sinCorreo', { personal }),
          disabled: !correo_electronico,
        }))}
        value={(envio.destinatarios ?? []).map(String)}
        onChange={(ids) => onChange({ destinatarios: ids.map(Number) })}
        error={error}
      />
      <CheckboxField
        label={t('direccion')}
        help={t('direccionAyuda')}
        checked={direccion}
        onChange={(event) => onChange({ a_direccion: event.currentTarget.checked ? 1 : 0 })}
      />
      {direccion && <Simulado envio={envio} />}
      <CheckboxField
        label={t('pausado')}
        checked={Number(envio.pausado) === 1}
        onChange={(event) => onChange({ pausado: event.currentTarget.checked ? 1 : 0 })}
      />
    </>
  );
}
