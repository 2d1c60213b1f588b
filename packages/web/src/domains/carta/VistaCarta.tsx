import { Button } from '@mantine/core';
import type { cartaApi } from '@portal/contract/carta';
import type { ResponseOf } from '@portal/contract/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './carta.module.css';
import email from '../../pieces/email/email.module.css';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

type Vista = ResponseOf<typeof cartaApi.vista>;

/** How the letter looks with the typed text: as an e-mail, light or dark, wide or on a phone, and as plain text. */
export function VistaCarta({ query }: { query: UseQueryResult<Vista> }) {
  const t = useTranslations('cartas.vista');
  const [plain, setPlain] = useState(false);
  const [dark, setDark] = useState(false);
  const [phone, setPhone] = useState(false);
  return (
    <section className={styles.vista} aria-label={t('titulo')}>
      <h2 className={styles.titulo}>{t('titulo')}</h2>
      <p className={styles.nota}>{t('ejemplo')}</p>
      <div className={styles.mandos}>
        <Pair label={t('forma')} names={[t('correo'), t('plano')]} second={plain} onChange={setPlain} />
        {!plain && <Pair label={t('apariencia')} names={[t('claro'), t('oscuro')]} second={dark} onChange={setDark} />}
        {!plain && <Pair label={t('ancho')} names={[t('computadora'), t('telefono')]} second={phone} onChange={setPhone} />}
      </div>
      <QueryContent query={query}>{({ vista }) => <Carta vista={vista} plain={plain} dark={dark} phone={phone} />}</QueryContent>
    </section>
  );
}

interface Shown {
  vista: Vista['vista'];
  plain: boolean;
  dark: boolean;
  phone: boolean;
}

function Carta({ vista, plain, dark, phone }: Shown) {
  const t = useTranslations('cartas.vista');
  if (!vista) return <p role="status">{t('corregir')}</p>;
  return (
    <>
      <p className={styles.asunto}>{t('asunto', { asunto: vista.asunto })}</p>
      {plain ? (
        <pre className={email.text}>{vista.texto}</pre>
      ) : (
        <iframe
          className={styles.marco}
          data-phone={phone || undefined}
          title={t('marco')}
          srcDoc={shownAs(vista.html, dark)}
          // No scripts, no forms, no windows: the text may be anybody's.
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}

/** Returns the letter as a reader in this theme shows it; its links do not leave the preview. */
const shownAs = (html: string, dark: boolean): string =>
  html.replace('(prefers-color-scheme:dark)', dark ? 'all' : 'not all').replace('</style>', 'a{pointer-events:none}</style>');

interface PairProps {
  label: string;
  names: readonly [string, string];
  second: boolean;
  onChange: (second: boolean) => void;
}

/** Two buttons, one of which is pressed. */
function Pair({ label, names, second, onChange }: PairProps) {
  const [one, other] = names;
  return (
    <Button.Group aria-label={label}>
      <Button size="compact-sm" variant={second ? 'default' : 'filled'} aria-pressed={!second} onClick={() => onChange(false)}>
        {one}
      </Button>
      <Button size="compact-sm" variant={second ? 'filled' : 'default'} aria-pressed={second} onClick={() => onChange(true)}>
        {other}
      </Button>
    </Button.Group>
  );
}
