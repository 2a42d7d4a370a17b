import type { Locale } from '@mainstreet/shared/rules/language'
import { escapeHtml } from '../../text/escape-html'

// Colours and measures of the back office (client/src/kit/theme/tokens.css), since no style sheet is loaded for it.
const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;
padding:2rem 1rem;background:light-dark(#f8f8f7,#101113);color:light-dark(#191a1c,#eceded);font:1rem/1.6 ui-sans-serif,system-ui,
-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}
main{width:100%;max-width:40rem;padding:clamp(1.5rem,5vw,3rem);border:1px solid light-dark(#e4e4e1,#2a2c31);border-radius:.875rem;
background:light-dark(#fff,#17181b)}h1{margin:0 0 .75rem;font-size:clamp(1.5rem,1.3rem + .9vw,2rem);line-height:1.15;letter-spacing:-.015em}
h2{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.5rem 0}.quiet{color:light-dark(#5e6168,#a1a5ad);font-size:.875rem}
pre{margin:.5rem 0;padding:.75rem 1rem;border-radius:.5rem;background:light-dark(#f1f1ef,#0b0c0d);overflow-wrap:anywhere;
white-space:pre-wrap;font:.875rem/1.6 ui-monospace,'SF Mono','Cascadia Mono','Roboto Mono','Liberation Mono',Menlo,monospace}
a{color:light-dark(#2c4bd1,#9db0ff)}`

/** A page without script or files, not for search engines; the body is HTML. */
export const plainPage = (title: string, body: string, locale: Locale = 'en'): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
