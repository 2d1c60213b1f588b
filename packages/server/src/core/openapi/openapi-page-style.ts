/** Inline style sheet of the API page, a single file without scripts (Content-Security-Policy). */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f5f7f9,#0e1217);--surface:light-dark(#fff,#151a21);--line:light-dark(#dfe4ea,#2a323c);--ink:light-dark(#12161c,#e8edf2);--muted:light-dark(#55606d,#9aa6b2);--link:light-dark(#14713f,#63d99a);--code:light-dark(#f2f5f7,#0f141a)}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;font:16px/1.55 Inter,system-ui,sans-serif}
body{display:grid;grid-template-columns:15rem minmax(0,1fr);margin:0;background:var(--bg);color:var(--ink)}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:3px solid #50cd89;outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-99rem;padding:.5rem 1rem;background:#50cd89;color:#12161c}.skip:focus{left:1rem;top:1rem;z-index:2}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem 1rem;background:#12161c;color:#fff}
nav small{margin-left:.4rem;color:#9aa6b2;font-weight:400}
nav ul{margin:1rem 0;padding:0;list-style:none}
nav a{display:flex;justify-content:space-between;padding:.35rem .6rem;border-radius:.4rem;color:#dbe2e9;text-decoration:none}nav a:hover{background:#242b34}
main{width:100%;max-width:64rem;padding:2rem clamp(1rem,4vw,3rem) 5rem}main:focus{outline:0}
h1{margin:0 0 .75rem;font-size:clamp(1.6rem,4vw,2.2rem);line-height:1.15;letter-spacing:-.02em}
h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h2 small{color:var(--muted);font-weight:400}
h3{margin:1rem 0 .35rem;font-size:.82rem;color:var(--muted)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
pre{margin:0;padding:.75rem 1rem;overflow:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--code);line-height:1.5}
details{margin-bottom:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--surface)}
details:target{border-color:#50cd89;box-shadow:0 0 0 1px #50cd89}
summary{display:grid;grid-template-columns:4.5rem minmax(0,1fr) auto;gap:.25rem .75rem;align-items:center;padding:.65rem .9rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}summary:hover{background:color-mix(in srgb,var(--ink) 4%,transparent)}
.path{font-weight:600;overflow-wrap:anywhere}.path i{color:var(--link);font-style:normal}
.about{grid-column:2/-1;color:var(--muted);font-size:.92rem}
.inside{padding:0 .9rem 1rem}.inside p{margin:.25rem 0}
.method{padding:.1rem .4rem;border-radius:.35rem;text-align:center;font:700 .75rem ui-monospace,monospace}
.GET{background:light-dark(#e3edff,#16294d);color:light-dark(#1447a8,#a9c8ff)}.POST{background:light-dark(#dff6ea,#123524);color:light-dark(#0f6236,#7fe3ae)}
.PUT{background:light-dark(#fdf0cf,#3d300b);color:light-dark(#7a5200,#f1cf74)}.DELETE{background:light-dark(#fde6e6,#43191b);color:light-dark(#a3161f,#ffaeb1)}
.access{padding:.1rem .5rem;border:1px solid var(--line);border-radius:1rem;font-size:.78rem;white-space:nowrap}
.admin,.soporte{border-color:light-dark(#b98a00,#8a6a10)}.propio,.sesion{border-color:light-dark(#4f86e8,#3a5f9f)}.publico{border-color:light-dark(#2c9c63,#2d7a52)}
.legend{padding:0;list-style:none}.legend li{margin:.35rem 0}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9rem}
th,td{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}thead th{color:var(--muted);font-weight:500}
.button{display:inline-block;padding:.45rem .9rem;border-radius:.5rem;background:#50cd89;color:#12161c;font-weight:600;text-decoration:none}
@media(max-width:48rem){body{display:block}nav{position:static;height:auto;padding:1rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:.5rem 0 0}summary{grid-template-columns:auto minmax(0,1fr)}summary .access{grid-column:1/-1;justify-self:start}.about{grid-column:1/-1}}
@media print{nav,.skip,.button{display:none}body{display:block}}
`;
