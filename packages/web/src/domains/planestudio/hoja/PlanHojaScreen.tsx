import type { FilaDeHoja, PlanestudioFila } from '@portal/contract/planestudio';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { HojaChoices } from './HojaChoices.tsx';
import { planestudioImporting } from './hoja.queries.ts';
import { DE_ESTRUCTURA, DE_PREGUNTA, libroXlsx } from './libro.ts';
import { DePlan } from '../usuarios/DePlan.tsx';
import { PlanMeta } from '../usuarios/PlanMeta.tsx';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

/** /planhoja: imports the structure of a plan from a sheet (P244). */
export function PlanHojaScreen() {
  const t = useTranslations('pantallas');
  const { id } = useScreenSearch('/planhoja');
  return (
    <DePlan id={id} title={t('planHoja')}>
      {(plan) => <Importar plan={plan} />}
    </DePlan>
  );
}

const AHEAD = { hace: {} };
const PEDIDO = { iguales: 1 };
const LEAD = ['modulo', 'curso', 'programa'] as const;

function Importar({ plan }: { plan: PlanestudioFila }) {
  const t = useTranslations('planestudio.importar');
  const { id_planestudio, denominacion } = plan;
  return (
    <ImportScreen
      importing={planestudioImporting}
      texts={{
        title: denominacion,
        description: t('texto'),
        upload: t('subir'),
        uploadText: t('subirTexto'),
        past: t('anterioresTexto'),
        confirm: ({ aceptadas }) => t('importar', { aceptadas }),
        question: t('confirmar'),
        questionText: ({ aceptadas, rechazadas, personas }, opciones) =>
          t('confirmarTexto', { aceptadas, rechazadas, personas, avisar: Number(opciones?.avisar ?? 0) === 1 ? 'si' : 'no' }),
      }}
      meta={<PlanMeta plan={plan} />}
      options={useMemo(() => ({ id_planestudio }), [id_planestudio])}
      pedido={PEDIDO}
      back={{ to: '/planestudioflujo', search: { id: id_planestudio } }}
      primary="tema"
      lead={LEAD}
      ahead={AHEAD}
      template={<Plantilla />}
      note={(about) => (
        <HojaChoices {...about} onOptions={(opciones) => about.onOptions({ id_planestudio, ...about.opciones, ...opciones })} />
      )}
    />
  );
}

/** Template with a topic, one that requires it, and a question in a sheet of its own. */
function Plantilla() {
  const t = useTranslations('planestudio.importar');
  const [uno, dos] = [t('ejemplos.uno'), t('ejemplos.dos')];
  const temas: FilaDeHoja[] = [
    {
      programa: t('ejemplos.programa'),
      curso: t('ejemplos.curso'),
      modulo: t('ejemplos.modulo'),
      tema: uno,
      orden: 1,
      duracion: 10,
      material: t('ejemplos.material'),
      direccion: 'https://www.youtube.com/watch?v=ejemplo',
    },
    {
      tema: dos,
      orden: 2,
      duracion: 20,
      requisito: uno,
      notaminima: 80,
      material: t('ejemplos.manual'),
      direccion: 'https://example.com/manual.pdf',
    },
  ];
  const preguntas: FilaDeHoja[] = [
    {
      tema: dos,
      pregunta: t('ejemplos.pregunta'),
      rpta_a: t('ejemplos.a'),
      rpta_b: t('ejemplos.b'),
      rpta_c: t('ejemplos.c'),
      rpta_d: t('ejemplos.d'),
      indicador_correcta: 2,
    },
  ];
  const make = () =>
    libroXlsx([
      { nombre: t('plantillaHoja'), campos: DE_ESTRUCTURA, filas: temas },
      { nombre: t('plantillaPreguntas'), campos: DE_PREGUNTA, filas: preguntas },
    ]);
  return <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={make} />;
}
