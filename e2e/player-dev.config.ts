import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/work/wt/jug/e2e/player', timeout: 60000, expect: { timeout: 8000 }, workers: 1, reporter: 'list', outputDir: '/tmp/pw-out',
 use: { locale: 'es-PE', launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] } } });
