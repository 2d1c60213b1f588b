import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TEMAS, type TemaDemo } from '../../src/demo/temas.ts';
import { drawingPage, DRAWINGS } from './drawings.ts';
import { guidePage, type GuideStyle } from './guide.ts';
import { makeVideo } from './video.ts';

const target = join(dirname(fileURLToPath(import.meta.url)), '..');
const work = mkdtempSync(join(tmpdir(), 'material-'));

const GUIDES: Record<TemaDemo['categoria'], GuideStyle> = {
  cultura: { titulo: 'Bienvenida y cultura', bajada: 'Lo esencial para empezar con buen pie en Grupo Andino.', hue: 32 },
  etica: { titulo: 'Ética y convivencia', bajada: 'Ideas clave para decidir bien y trabajar con respeto.', hue: 262 },
  seguridad: { titulo: 'Seguridad y salud en el trabajo', bajada: 'Lo que debe recordar para cuidarse y cuidar a los demás.', hue: 14 },
  datos: { titulo: 'Seguridad de la información', bajada: 'Hábitos sencillos que protegen los datos de todos.', hue: 214 },
  cliente: { titulo: 'Atención al cliente', bajada: 'Cómo recibir, resolver y fidelizar en cada visita.', hue: 172 },
  operacion: { titulo: 'Operaciones de tienda', bajada: 'Caja, mercadería y control de pérdidas en pocas palabras.', hue: 148 },
};

function chromium(html: string, args: readonly string[]): void {
  const page = join(work, 'pagina.html');
  writeFileSync(page, html);
  execFileSync('chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...args, pathToFileURL(page).href], {
    stdio: 'ignore',
  });
}

for (const [categoria, style] of Object.entries(GUIDES)) {
  const temas = TEMAS.filter((tema) => tema.categoria === categoria);
  chromium(guidePage(temas, style), ['--no-pdf-header-footer', `--print-to-pdf=${join(target, `guia-${categoria}.pdf`)}`]);
}
for (const drawing of DRAWINGS) {
  const { name, width, height } = drawing;
  const size = ['--default-background-color=00000000', `--window-size=${width},${height}`];
  chromium(drawingPage(drawing), [...size, `--screenshot=${join(target, `${name}.png`)}`]);
}
makeVideo({ work, target, screenshot: (html, png) => chromium(html, ['--window-size=1280,720', `--screenshot=${png}`]) });
rmSync(work, { recursive: true });
