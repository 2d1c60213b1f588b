import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findBanco, useBanco, useLinkPreguntas } from './tema-enlaces.queries.ts';
import { useTemaPicker } from './use-tema-picker.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PickPair } from '../../ui/PickPair.tsx';
import { toast } from '../../ui/toast.tsx';

const NONE: ReadonlySet<number> = new Set();

/** /temapregunta: links every chosen question with every chosen topic; `id` is a topic that starts chosen (section 2). */
export function TemaPreguntaScreen() {
  const t = useTranslations('tema.enlaces');
  const { id } = useScreenSearch('/temapregunta');
  const [preguntas, setPreguntas] = useState(NONE);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => (id ? new Set([id]) : NONE));
  const banco = useBancoPicker();
  const link = useLinkPreguntas();
  const save = () =>
    link.mutate(
      [...chosen].flatMap((id_tema) => [...preguntas].map((id_pregunta) => ({ id_tema, id_pregunta }))),
      {
        onSuccess: ({ insertados, existentes }) => {
          toast.success(t('hecho', { insertados, existentes }));
          setPreguntas(NONE);
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <>
      <PageHeader title={t('preguntasTitulo')} description={t('preguntasTexto')} back={{ to: '/tema' }} />
      <PickPair pairs={preguntas.size * chosen.size} saving={link.isPending} onSave={save} cancelPath="/pregunta">
        <PickList title={t('banco')} {...banco} selected={preguntas} onChange={setPreguntas} />
        <PickList title={t('temas')} {...useTemaPicker(id)} selected={chosen} onChange={setChosen} />
      </PickPair>
    </>
  );
}

/** The question bank, page by page and searched by the server. */
function useBancoPicker() {
  const [search, setSearch] = useState('');
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useBanco(search);
  return {
    search,
    onSearch: setSearch,
    options: data?.pages.flatMap(({ rows }) => rows.map((row) => ({ id: row.id_pregunta, label: row.pregunta, note: row.categoria }))),
    total: data?.pages[0]?.total,
    findAll: async () => (await findBanco(search)).map((row) => row.id_pregunta),
    onEnd: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    error: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}
