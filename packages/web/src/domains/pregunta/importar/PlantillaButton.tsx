import { preguntaMaestro, TIPOS_PREGUNTA } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type Ejemplo, plantillaXlsx } from './plantilla.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

const ANSWERS = { uno: 2, dos: 3 } as const;

/** The two templates to download, made in the browser: four options, and every kind with an example. */
export function PlantillaButton() {
  const t = useTranslations('pregunta.importar');
  const { data: categorias = [] } = useParametros('categoria_pregunta');
  const tipos = useTranslations('comun.opciones.tipoPregunta');
  const ejemplos = useEjemplos();
  const ejemplo = (name: keyof typeof ANSWERS): Ejemplo => ({
    pregunta: t(`ejemplos.${name}.pregunta`),
    rpta_a: t(`ejemplos.${name}.a`),
    rpta_b: t(`ejemplos.${name}.b`),
    rpta_c: t(`ejemplos.${name}.c`),
    rpta_d: t(`ejemplos.${name}.d`),
    indicador_correcta: ANSWERS[name],
  });
  const texts = {
    hoja: t('plantillaHoja'),
    hojaCategorias: t('plantillaCategorias'),
    categorias: categorias.map(({ parametro }) => parametro),
    ayudaTexto: t('ayudaTexto', { maximo: preguntaMaestro.fields.pregunta.max ?? 0 }),
    ayudaCorrecta: t('ayudaCorrecta'),
  };
  const cuatro = () => plantillaXlsx({ ...texts, ejemplos: [ejemplo('uno'), ejemplo('dos')] });
  const todos = () => plantillaXlsx({ ...texts, ejemplos, tipos: TIPOS_PREGUNTA.map((tipo) => tipos(tipo)) });
  return (
    <>
      <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={cuatro} />
      <TemplateButton label={t('plantillaTipos')} file={`${t('plantillaArchivoTipos')}.xlsx`} make={todos} />
    </>
  );
}

/** Returns an example of each kind as a person writes it. */
function useEjemplos(): readonly Ejemplo[] {
  const t = useTranslations('pregunta.importar.porTipo');
  const tipos = useTranslations('comun.opciones.tipoPregunta');
  return [
    { pregunta: t('unica.pregunta'), tipo: tipos('unica'), rpta_a: t('unica.a'), rpta_b: t('unica.b'), indicador_correcta: 'B' },
    {
      pregunta: t('multiple.pregunta'),
      tipo: tipos('multiple'),
      rpta_a: t('multiple.a'),
      rpta_b: t('multiple.b'),
      rpta_c: t('multiple.c'),
      indicador_correcta: 'A, C',
    },
    { pregunta: t('verdadero_falso.pregunta'), tipo: tipos('verdadero_falso'), indicador_correcta: t('verdadero_falso.clave') },
    { pregunta: t('numerica.pregunta'), tipo: tipos('numerica'), rpta_a: '10 ± 0,5' },
    { pregunta: t('corta.pregunta'), tipo: tipos('corta'), rpta_a: t('corta.a'), rpta_b: t('corta.b') },
    { pregunta: t('relacionar.pregunta'), tipo: tipos('relacionar'), rpta_a: t('relacionar.a'), rpta_b: t('relacionar.b') },
    { pregunta: t('ordenar.pregunta'), tipo: tipos('ordenar'), rpta_a: t('ordenar.a'), rpta_b: t('ordenar.b'), rpta_c: t('ordenar.c') },
  ];
}
