import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One scene: what is read, and what is shown meanwhile. */
interface Scene {
  readonly narration: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly body: string;
}

const mail = (rows: string): string => `<div class="mail">${rows}</div>`;

const SCENES: readonly Scene[] = [
  {
    narration: 'Un correo falso tarda segundos en engañarnos. Reconocerlo toma menos de un minuto.',
    eyebrow: 'Seguridad de la información',
    title: 'Cuatro señales de un correo falso',
    body: '<p class="big">Deténgase tres segundos antes de hacer clic.</p>',
  },
  {
    narration: 'Primera señal: la urgencia. Le piden actuar ya, con miedo o con premios.',
    eyebrow: 'Señal 1',
    title: 'Urgencia',
    body: mail('<b>Asunto:</b> <mark>ÚLTIMO AVISO: su cuenta será bloqueada en 2 horas</mark>'),
  },
  {
    narration: 'Segunda: el remitente se parece, pero no es igual. Lea con calma lo que viene después de la arroba.',
    eyebrow: 'Señal 2',
    title: 'Remitente parecido',
    body: mail('<b>De:</b> Mesa de Ayuda &lt;soporte@<mark>grupo-andin0</mark>.example&gt;'),
  },
  {
    narration: 'Tercera: el enlace dice una cosa y lleva a otra. Coloque el cursor encima, sin hacer clic.',
    eyebrow: 'Señal 3',
    title: 'Enlace que no coincide',
    body: mail('<u>Ingresar al portal</u><span class="tip">http://<mark>premios-hoy</mark>.example/clave</span>'),
  },
  {
    narration: 'Cuarta: piden claves, códigos o un cambio de cuenta bancaria. Nadie legítimo pide su clave.',
    eyebrow: 'Señal 4',
    title: 'Un pedido inusual',
    body: mail('Confirme su <mark>contraseña</mark> y el <mark>código</mark> que le llegó al celular.'),
  },
  {
    narration: 'Si duda, no responda. Verifique por otro canal y repórtelo a la Mesa de Ayuda. Avisar a tiempo protege a todos.',
    eyebrow: 'Qué hacer',
    title: 'Deténgase, verifique, reporte',
    body: '<ol><li>No haga clic ni responda.</li><li>Verifique por otro canal.</li><li>Repórtelo a la Mesa de Ayuda.</li></ol>',
  },
];

const STYLE = `*{box-sizing:border-box}body{margin:0;width:1280px;height:720px;overflow:hidden;color:#fff;font-family:"Liberation Sans",Arial,sans-serif;
background:radial-gradient(900px 620px at 88% 8%,#2a5fb4,transparent),linear-gradient(125deg,#0d1b36,#143063)}
section{padding:96px 104px}.eyebrow{font-size:26px;letter-spacing:3px;text-transform:uppercase;color:#50cd89;font-weight:bold;margin:0 0 18px}
h1{font-size:70px;line-height:1.08;margin:0 0 54px;letter-spacing:-1px;max-width:1000px}.big{font-size:40px;line-height:1.35;max-width:900px;color:#dbe6fb}
.mail{background:#fff;color:#1e2433;border-radius:22px;padding:44px 48px;font-size:36px;line-height:1.5;max-width:1040px;box-shadow:0 28px 70px rgb(0 0 0/.35)}
mark{background:#ffe08a;border-radius:8px;padding:2px 10px}.tip{display:inline-block;margin-left:34px;background:#1e2433;color:#fff;border-radius:10px;padding:6px 18px;font-size:30px}
ol{font-size:42px;line-height:1.7;margin:0;padding-left:60px}li::marker{color:#50cd89;font-weight:bold}
.bar{position:absolute;left:104px;bottom:62px;display:flex;gap:12px}.bar i{width:54px;height:8px;border-radius:9px;background:rgb(255 255 255/.25)}.bar i.on{background:#50cd89}
.brand{position:absolute;right:104px;bottom:50px;font-size:24px;color:#b9cbee}`;

const slide = (scene: Scene, index: number): string => `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><section>
<p class="eyebrow">${scene.eyebrow}</p><h1>${scene.title}</h1>${scene.body}</section>
<div class="bar">${SCENES.map((_scene, at) => `<i class="${at <= index ? 'on' : ''}"></i>`).join('')}</div><div class="brand">Grupo Andino · Capacitación</div>`;

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const secondsOf = (file: string): number =>
  Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]));

/** `00:00:07.250`, the form of WebVTT. */
const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

const CHORD = '0.030*sin(2*PI*130.81*t)+0.024*sin(2*PI*196*t)+0.020*sin(2*PI*261.63*t)+0.014*sin(2*PI*329.63*t)*(0.6+0.4*sin(2*PI*0.11*t))';
const ENCODING =
  '-c:v libx264 -preset veryslow -tune stillimage -crf 28 -pix_fmt yuv420p -g 150 -r 15 -c:a aac -b:a 56k -ac 1 -movflags +faststart -map_metadata -1';

const LEAD = 0.5;
const PAUSE = 1.1;
const FADE = 0.4;

interface Timed extends Scene {
  readonly start: number;
  readonly spoken: number;
  readonly length: number;
}

/** Reads every scene aloud and measures it. */
function speak(work: string): Timed[] {
  let start = 0;
  return SCENES.map((scene, index) => {
    const wav = join(work, `voz${index}.wav`);
    run('espeak-ng', ['-v', 'es-419', '-s', '148', '-p', '38', '-g', '4', '-w', wav, scene.narration]);
    const spoken = secondsOf(wav);
    const timed = { ...scene, start, spoken, length: LEAD + spoken + PAUSE };
    start += timed.length;
    return timed;
  });
}

/** Two lines at the most, broken near the middle. */
function captionLines(text: string): string {
  if (text.length <= 42) return text;
  const words = text.split(' ');
  let first = '';
  while (words.length && first.length + words[0].length < text.length / 2 + 4) first = `${first} ${words.shift()}`.trim();
  return `${first}\n${words.join(' ')}`;
}

const captions = (scenes: readonly Timed[]): string =>
  `WEBVTT\n\n${scenes
    .flatMap(({ narration, start, spoken }) => {
      const sentences = narration.match(/[^.]+\./g)?.map((text) => text.trim()) ?? [narration];
      const total = sentences.join('').length;
      let at = start + LEAD;
      return sentences.map((text) => {
        const from = at;
        at += (spoken * text.length) / total;
        return `${stamp(from)} --> ${stamp(at)}\n${captionLines(text)}\n`;
      });
    })
    .join('\n')}`;

/** Renders slides, voice and a soft chord under it into `phishing.mp4`, with its captions beside it. */
export function makeVideo({
  work,
  target,
  screenshot,
}: {
  work: string;
  target: string;
  screenshot: (html: string, png: string) => void;
}): void {
  const scenes = speak(work);
  const total = scenes.reduce((sum, { length }) => sum + length, 0);
  const inputs = scenes.flatMap((scene, index) => {
    const png = join(work, `lamina${index}.png`);
    screenshot(slide(scene, index), png);
    const shown = scene.length + (index < scenes.length - 1 ? FADE : 0);
    return ['-loop', '1', '-framerate', '15', '-t', shown.toFixed(3), '-i', png];
  });
  const voices = scenes.flatMap((_scene, index) => ['-i', join(work, `voz${index}.wav`)]);
  const graph = [
    ...fades(scenes),
    ...voiceMix(scenes),
    `[${2 * scenes.length}:a]afade=in:d=2,afade=out:st=${(total - 3).toFixed(2)}:d=3[pad]`,
    '[voz][pad]amix=inputs=2:normalize=0,alimiter=limit=0.9[audio]',
  ];
  const music = ['-f', 'lavfi', '-t', total.toFixed(3), '-i', `aevalsrc=${CHORD}:s=44100`];
  const mapping = ['-filter_complex', graph.join(';'), '-map', '[video]', '-map', '[audio]', '-t', total.toFixed(3)];
  run('ffmpeg', ['-y', ...inputs, ...voices, ...music, ...mapping, ...ENCODING.split(' '), join(target, 'phishing.mp4')]);
  writeFileSync(join(target, 'phishing.vtt'), captions(scenes));
}

function fades(scenes: readonly Timed[]): string[] {
  let last = '0:v';
  const steps = scenes.slice(1).map(({ start }, index) => {
    const name = `v${index + 1}`;
    const step = `[${last}][${index + 1}:v]xfade=transition=fade:duration=${FADE}:offset=${start.toFixed(3)}[${name}]`;
    last = name;
    return step;
  });
  return [...steps, `[${last}]format=yuv420p[video]`];
}

const voiceMix = (scenes: readonly Timed[]): string[] => [
  ...scenes.map(
    ({ start }, index) =>
      `[${scenes.length + index}:a]aresample=44100,highpass=f=110,lowpass=f=7200,adelay=${Math.round((start + LEAD) * 1000)}[a${index}]`,
  ),
  `${scenes.map((_scene, index) => `[a${index}]`).join('')}amix=inputs=${scenes.length}:normalize=0,aecho=0.9:0.5:28:0.12,volume=1.25[voz]`,
];
