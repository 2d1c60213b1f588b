import { useTranslations } from 'use-intl';
import { erradasOf, type Resultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { isOfPaquete } from '../../../pieces/paquete/de-paquete.ts';
import { Preguntar } from '../../../pieces/consulta/Preguntar.tsx';
import { WrongAnswers } from '../../../pieces/evaluacion/WrongAnswers.tsx';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Section with the wrong answers of a result (P64) and a link to the material; renders nothing without any. */
export function ResultadoErradas({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado');
  const own = resultado.id_usuario === useUser().id;
  const wrong = erradasOf(resultado);
  if (wrong.length === 0 || isOfPaquete(resultado)) return null;
  const { id_tema, id_evaluacion } = resultado;
  return (
    <Section title={t('erradas')} actions={own && <AppLink {...temaHref({ ...resultado, cuestionario: 1 })}>{t('repasar')}</AppLink>}>
      <WrongAnswers
        rows={wrong}
        after={own && ((id_pregunta) => <Preguntar id_tema={id_tema} id_evaluacion={id_evaluacion} id_pregunta={id_pregunta} />)}
      />
    </Section>
  );
}
