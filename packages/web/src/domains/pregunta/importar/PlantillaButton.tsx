import { preguntaMaestro } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { plantillaXlsx } from './plantilla.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

const ANSWERS = { uno: 2, dos: 3 } as const;

/** The template to download, made in the browser. */
export function PlantillaButton() {
  const t = useTranslations('pregunta.importar');
  const { data: categorias = [] } = useParametros('categoria_pregunta');
  const ejemplo = (name: keyof typeof ANSWERS) => ({
    textos: (['pregunta', 'a', 'b', 'c', 'd'] as const).map((part) => t(`ejemplos.${name}.${part}`)),
    correcta: ANSWERS[name],
  });
  const make = () =>
    plantillaXlsx({
      hoja: t('plantillaHoja'),
      hojaCategorias: t('plantillaCategorias'),
      categorias: categorias.map(({ parametro }) => parametro),
      ayudaTexto: t('ayudaTexto', { maximo: preguntaMaestro.fields.pregunta.max ?? 0 }),
      ayudaCorrecta: t('ayudaCorrecta'),
      ejemplos: [ejemplo('uno'), ejemplo('dos')],
    });
  return <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={make} />;
}
