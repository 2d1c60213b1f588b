import { Switch } from '@mantine/core';
import { ESTADO } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { modulos, type TemaItem } from '../../pieces/modulo/modulo.queries.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../ui/master/order/OrderedItems.tsx';
import { OwnerField } from '../../ui/master/owner/OwnerField.tsx';
import { ParametroField } from '../../pieces/parametro/ParametroField.tsx';
import { TemaSource } from '../../pieces/tema/enlaces/TemaSource.tsx';

/** New modules are in development (P70). */
const INITIAL = { codigo_estado: ESTADO.enDesarrollo };

/** /moduloedit: a module with its topics in their order, each with or without questionnaire, saved together. */
export function ModuloEditScreen() {
  const t = useTranslations('modulo.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={modulos}
      initial={INITIAL}
      saved={{ field: 'titulo', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/modulo"
      editPath="/moduloedit"
      inputs={{
        codigo: (props) => <TextField {...props} />,
        titulo: (props) => <TextField {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
        codigo_categoria: (props) => <ParametroField clave="categoria" {...props} />,
        id_empresa: (props) => <OwnerField {...props} />,
        etiquetas: (props) => <TextField data-wide {...props} />,
        descripcion: (props) => <TextAreaField data-wide {...props} />,
        temas: (props) => (
          <OrderedItems<TemaItem>
            {...props}
            noun={t('temas')}
            Source={TemaSource}
            toChild={(item) => ({ ...item, cuestionario: 1 })}
            rowExtra={(tema, change) => (
              <Switch
                label={t('cuestionario')}
                aria-label={t('cuestionarioDe', { nombre: tema.titulo })}
                checked={tema.cuestionario === 1}
                onChange={(event) => change({ cuestionario: event.currentTarget.checked ? 1 : 0 })}
              />
            )}
          />
        ),
      }}
    />
  );
}
