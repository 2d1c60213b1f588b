import type { UseFormReturnType } from '@mantine/form';
import { accesoLista } from '@portal/contract/acceso';
import { optionsOf } from '@portal/messages';
import { useTranslations } from 'use-intl';
import { useEmpresas } from '../../pieces/usuario/usuario-master.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MultiSelectField } from '../../ui/form/options/MultiSelectField.tsx';
import { RadioField } from '../../ui/form/options/RadioField.tsx';

/** Role and scope in a form; null where nothing is chosen. */
export interface DerechosValues {
  readonly rol: string | null;
  readonly indicador_alcance: string | null;
  readonly empresas: readonly string[];
}

export const NADA: DerechosValues = { rol: null, indicador_alcance: null, empresas: [] };

interface Props {
  /** The form; its own further values are of no interest here. */
  form: Pick<UseFormReturnType<DerechosValues & Record<string, unknown>>, 'getInputProps' | 'setFieldValue'> & {
    readonly values: DerechosValues;
  };
  disabled?: boolean;
  /** Company of the person, with which a limited scope begins. */
  propia?: number | null | undefined;
}

const LIMITADO = '1';

/** Role, scope, and the companies of a limited one. */
export function DerechosFields({ form, disabled, propia }: Props) {
  const t = useTranslations('acceso');
  const texts = useTexts();
  const empresas = useEmpresas();
  const { rol, indicador_alcance } = accesoLista.columns;
  const choose = (alcance: string) => {
    form.setFieldValue('indicador_alcance', alcance);
    const suya = empresas.data?.some(({ id_empresa }) => id_empresa === propia) ? [String(propia)] : [];
    form.setFieldValue('empresas', alcance === LIMITADO ? suya : []);
  };
  return (
    <>
      <RadioField
        data-wide
        label={t('campos.rol')}
        help={t('ayuda.rol')}
        data={optionsOf(texts, rol).toReversed()}
        required
        disabled={disabled}
        {...form.getInputProps('rol')}
      />
      <RadioField
        data-wide
        label={t('campos.indicador_alcance')}
        help={t('ayuda.indicador_alcance')}
        data={optionsOf(texts, indicador_alcance)}
        required
        disabled={disabled}
        {...form.getInputProps('indicador_alcance')}
        onChange={choose}
      />
      {form.values.indicador_alcance === LIMITADO && (
        <MultiSelectField
          data-wide
          label={t('campos.empresas')}
          placeholder={t('edicion.empresasVacio')}
          data={empresas.data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
          required
          disabled={disabled}
          {...form.getInputProps('empresas')}
          {...(empresas.error && { error: messageOf(empresas.error) })}
        />
      )}
    </>
  );
}
