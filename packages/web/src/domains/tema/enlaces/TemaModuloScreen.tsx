import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkModulos } from './tema-enlaces.queries.ts';
import { TemaSource } from '../../../pieces/tema/enlaces/TemaSource.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { useEfecto } from '../../../ui/master/use-efecto.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PickList } from '../../../ui/pick/PickList.tsx';
import { PickPair } from '../../../ui/pick/PickPair.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ModuloPropioSource } from '../../../pieces/modulo/ModuloSource.tsx';

const NONE: ReadonlySet<number> = new Set();

/** /temamodulo: adds every chosen topic to every chosen module (P77). */
export function TemaModuloScreen() {
  const t = useTranslations('tema.enlaces');
  const [temas, setTemas] = useState(NONE);
  const [modulos, setModulos] = useState(NONE);
  const link = useLinkModulos();
  const effect = useEfecto();
  const save = async () => {
    const pairs = [...modulos].flatMap((id_modulo) => [...temas].map((id_tema) => ({ id_modulo, id_tema })));
    const accepted = await effect.accept('temaModulo', pairs);
    if (!accepted) return;
    link.mutate(
      { pairs, ...accepted },
      {
        onSuccess: (answer) => {
          toast.success('insertados' in answer ? t('hecho', answer) : answer.message);
          setTemas(NONE);
          setModulos(NONE);
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  };
  return (
    <>
      <PageHeader title={t('modulosTitulo')} back={useWayBack('/tema')} />
      <PickPair
        pairs={temas.size * modulos.size}
        saving={link.isPending || effect.asking}
        onSave={() => void save()}
        cancelPath="/pregunta"
      >
        <TemaSource>{(source) => <PickList title={t('listaTemas')} source={source} selected={temas} onChange={setTemas} />}</TemaSource>
        <ModuloPropioSource>
          {(source) => <PickList title={t('listaModulos')} source={source} selected={modulos} onChange={setModulos} />}
        </ModuloPropioSource>
      </PickPair>
    </>
  );
}
