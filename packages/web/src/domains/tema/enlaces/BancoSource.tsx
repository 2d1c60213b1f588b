import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { findBanco, useBanco } from './tema-enlaces.queries.ts';
import { preguntaItem } from '../../../pieces/tema/tema-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import type { SourceComponent } from '../../../ui/pick/item-source.ts';

/** Source of the questions of the bank, paged and searched by the server. */
export const BancoSource: SourceComponent = ({ children }) => {
  const t = useTranslations('tema.enlaces');
  const [search, setSearch] = useState('');
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useBanco(search);
  const options = useMemo(() => data?.pages.flatMap(({ rows }) => rows.map(preguntaItem)), [data]);
  return children({
    search,
    searched: t('buscarPreguntas'),
    genero: 'f',
    onSearch: setSearch,
    options,
    total: data?.pages[0]?.total,
    findAll: async () => (await findBanco(search)).map((row) => row.id_pregunta),
    onEnd: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    error: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
  });
};
