import { createHash } from 'node:crypto'
import { dashboardDeclarations } from '@mainstreet/shared/theme/dashboard-theme'

/** The look of the pages: the back office's colours, light and dark as the reader's system. */
export const docsStyle = `:root{color-scheme:light dark;
${dashboardDeclarations}
--mono:ui-monospace,'SF Mono','Cascadia Mono','Roboto Mono','Liberation Mono',Menlo,monospace}
*{box-sizing:border-box}
body{margin:0;background:var(--color-bg);color:var(--color-text);overflow-wrap:break-word;
font:1rem/1.6 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;padding:.75rem clamp(1rem,4vw,3rem);
background:var(--color-surface);border-bottom:1px solid var(--color-border)}
header nav{display:flex;gap:1rem}header a{display:inline-flex;align-items:center;min-height:2.75rem}
.brand{color:var(--color-text);font-weight:600;text-decoration:none}
main{max-width:72rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,3rem) 4rem}
h1,h2,h3{line-height:1.15;letter-spacing:-.015em;font-weight:600}
h1{margin:.25rem 0 1rem;font-size:clamp(1.5rem,1.3rem + .9vw,2rem)}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}
h3{margin:2rem 0 .5rem;font-size:1rem}
p,ul{max-width:44rem;margin:.5rem 0}ul{padding-left:1.25rem}
a{color:var(--color-accent-text)}a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible,
[tabindex]:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:.5rem;padding:.5rem;background:var(--color-surface)}
.trail,.quiet{color:var(--color-text-muted);font-size:.875rem}
code{font:.875em/1.5 var(--mono)}
pre{margin:.5rem 0;padding:.75rem 1rem;border-radius:.5rem;background:var(--color-sunken);overflow-x:auto;font:.875rem/1.6 var(--mono)}
pre code{font:inherit}
.wide{overflow-x:auto;border:1px solid var(--color-border);border-radius:.5rem;background:var(--color-surface)}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{padding:.5rem .75rem;text-align:left;vertical-align:top}
thead th{white-space:nowrap;color:var(--color-text-muted);font-weight:500}tbody th{font-weight:500;white-space:nowrap}
tbody tr{border-top:1px solid var(--color-border)}
.verb{display:inline-block;padding:.0625rem .5rem;border-radius:.375rem;background:var(--color-accent-soft);
color:var(--color-accent-text);font:600 .75rem/1.6 var(--mono)}
.list{columns:18rem;column-gap:2rem;max-width:none;padding:0;list-style:none}
.list li{break-inside:avoid;padding:.125rem 0}.list a{display:inline-block;padding:.25rem 0}
.list .quiet{display:block;margin-top:-.25rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}label{flex:1 1 14rem;max-width:28rem}
input,button{width:100%;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--color-border-strong);border-radius:.5rem;
background:var(--color-surface);color:inherit;font:inherit}
button{width:auto;border-color:transparent;background:var(--color-accent);color:var(--color-on-accent);font-weight:500;cursor:pointer}
summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer;font-weight:500}
@media(max-width:40rem){th,td{padding:.375rem .5rem}tbody th{white-space:normal;min-width:7rem}}
`

const mark = createHash('sha256').update(docsStyle).digest('base64url').slice(0, 12)

/** Where it is served: an address that changes with it. */
export const docsStyleAddress = `/api/docs.css?v=${mark}`
