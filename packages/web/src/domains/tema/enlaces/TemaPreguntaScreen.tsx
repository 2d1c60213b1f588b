import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkPreguntas } from './tema-enlaces.queries.ts';
import { BancoSource } from './BancoSource.tsx';
import { TemaSource } from '../../../pieces/tema/enlaces/TemaSource.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { useEfecto } from '../../../ui/master/use-efecto.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PickList } from '../../../ui/pick/PickList.tsx';
import { PickPair } from '../../../ui/pick/PickPair.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

const NONE: ReadonlySet<number> = new Set();

/** /temapregunta: links every chosen question with every chosen topic; `id` preselects a topic (P77). */
export function TemaPreguntaScreen() {
  const t = useTranslations('tema.enlaces');
  const { id } = useScreenSearch('/temapregunta');
  const [preguntas, setPreguntas] = useState(NONE);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => (id ? new Set([id]) : NONE));
  const link = useLinkPreguntas();
  const effect = useEfecto();
  const save = async () => {
    const pairs = [...chosen].flatMap((id_tema) => [...preguntas].map((id_pregunta) => ({ id_tema, id_pregunta })));
    if (!(await effect.accept('temaPregunta', pairs))) return;
    link.mutate(pairs, {
      onSuccess: ({ insertados, existentes }) => {
        toast.success(t('hecho', { insertados, existentes }));
        setPreguntas(NONE);
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return (
    <>
      <PageHeader title={t('preguntasTitulo')} back={useWayBack('/tema')} />
      <PickPair
        pairs={preguntas.size * chosen.size}
        saving={link.isPending || effect.asking}
        onSave={() => void save()}
        cancelPath="/pregunta"
      >
        <BancoSource>
          {(source) => <PickList title={t('banco')} source={source} selected={preguntas} onChange={setPreguntas} />}
        </BancoSource>
        <TemaSource first={id} changeable>
          {(source) => <PickList title={t('temas')} source={source} selected={chosen} onChange={setChosen} />}
        </TemaSource>
      </PickPair>
    </>
  );
}
