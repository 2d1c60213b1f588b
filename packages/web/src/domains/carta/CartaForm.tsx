import { Alert, Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { cartaApi, type CartaDetalle, type CartaIdioma, LIMITES_CARTA } from '@portal/contract/carta';
import { IconSend } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './carta.module.css';
import email from '../../pieces/email/email.module.css';
import { useVista } from './carta.queries.ts';
import { CamposDeCarta } from './CamposDeCarta.tsx';
import { useCartaForm } from './use-carta-form.ts';
import { useInsert } from './use-insert.ts';
import { VistaCarta } from './VistaCarta.tsx';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useGo } from '../../core/router/go.ts';
import { useMayCall } from '../../core/session/may-call.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SoloLectura } from '../../ui/master/Limits.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { Folded } from '../../ui/page/Folded.tsx';

interface Props {
  detalle: CartaDetalle;
  texto: CartaIdioma;
}

/** Milliseconds without a key after which the preview follows. */
const PAUSE_MS = 400;

/** Form of a letter's text in one language, and its preview. */
export function CartaForm({ detalle, texto }: Props) {
  const t = useTranslations('cartas.editor');
  const form = useCartaForm(detalle, texto);
  const [shown] = useDebouncedValue(form.typed, PAUSE_MS);
  const vista = useVista(form.cual, shown);
  const may = useMayCall()(cartaApi.upd);
  const problems = vista.data?.problemas ?? [];
  const problemOf = (en: 'asunto' | 'cuerpo') => problems.find((problem) => problem.en === en)?.mensaje;
  const asunto = useInsert(form.typed.asunto, (value) => form.write({ asunto: value }));
  const cuerpo = useInsert(form.typed.cuerpo, (value) => form.write({ cuerpo: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.changed && !form.saving) form.save();
  };
  const field = { readOnly: !may, lang: texto.idioma };
  return (
    <div className={styles.partes}>
      <form className={styles.formulario} onSubmit={submit} noValidate>
        {!may && <SoloLectura />}
        <Idioma detalle={detalle} texto={texto} />
        <Avisos detalle={detalle} texto={texto} />
        <TextField
          {...field}
          {...asunto.input}
          label={t('asunto')}
          required
          value={form.typed.asunto}
          maxLength={LIMITES_CARTA.asunto}
          error={problemOf('asunto')}
        />
        {may && (
          <CamposDeCarta label={t('insertarAsunto')} campos={detalle.campos.filter((one) => one.en_asunto)} onInsert={asunto.insert} />
        )}
        <TextAreaField
          {...field}
          {...cuerpo.input}
          label={t('cuerpo')}
          required
          minRows={12}
          maxRows={30}
          value={form.typed.cuerpo}
          maxLength={LIMITES_CARTA.cuerpo}
          error={problemOf('cuerpo')}
          help={t('cuerpoAyuda')}
        />
        {may && <CamposDeCarta label={t('insertarCuerpo')} campos={detalle.campos} onInsert={cuerpo.insert} />}
        {texto.editada && (
          <Folded title={t('verOriginal')} open={false}>
            <p className={styles.nota}>{texto.original_asunto}</p>
            <pre className={email.text}>{texto.original_cuerpo}</pre>
          </Folded>
        )}
        {may && <Botones form={form} editada={texto.editada} />}
      </form>
      <VistaCarta query={vista} />
    </div>
  );
}

/** Language of the text; another one is another address, which the form guards. */
function Idioma({ detalle, texto }: Props) {
  const t = useTranslations('cartas.editor');
  const named = useTranslations('comun.opciones.idioma');
  const go = useGo();
  return (
    <NativeSelect
      label={t('idioma')}
      value={texto.idioma}
      data={detalle.textos.map(({ idioma, editada }) => ({
        value: idioma,
        label: editada ? t('idiomaEditado', { idioma: named(idioma) }) : named(idioma),
      }))}
      onChange={({ currentTarget: { value } }) =>
        void go({ to: '/cartaedit', search: { carta: detalle.carta, idioma: value } }, { replace: true })
      }
    />
  );
}

/** Who edited the text, whether it is used, and what holds for letters that wait. */
function Avisos({ detalle, texto: { editada, sirve, autor, fecha_modificacion } }: Props) {
  const t = useTranslations('cartas.editor');
  const moment = useMomentFormat();
  const several = detalle.campos.some(({ campo }) => campo === 'plan');
  return (
    <>
      {!sirve && <Alert color="yellow">{t('noSirve')}</Alert>}
      <div className={styles.nota}>
        {editada && autor !== null && fecha_modificacion !== null && <p>{t('estado', { autor, fecha: moment(fecha_modificacion) })}</p>}
        <p>{t('enCola', { total: detalle.en_cola })}</p>
        {several && <p>{t('varios', { plan: '{plan}' })}</p>}
      </div>
    </>
  );
}

function Botones({ form, editada }: { form: ReturnType<typeof useCartaForm>; editada: boolean }) {
  const t = useTranslations('cartas');
  return (
    <>
      <p className={styles.nota}>{t('prueba.ayuda')}</p>
      <FormActions
        start={
          editada && (
            <Button variant="subtle" color="red" onClick={onceClicked(() => void form.reset())}>
              {t('editor.restablecer')}
            </Button>
          )
        }
      >
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden="true" />}
          loading={form.sending}
          onClick={onceClicked(form.send)}
        >
          {t('prueba.boton')}
        </Button>
        <Button type="submit" loading={form.saving} disabled={!form.changed}>
          {t('editor.guardar')}
        </Button>
      </FormActions>
    </>
  );
}
