import { escapeHtml } from '../../../kit/text/escape-html'
import { docsStyleAddress } from './docs-style'

/** Where the pages begin. */
export const docsPath = '/api/docs'

/** No script at all: these pages only show. */
export const docsPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** What stands around a page: its title is its heading, too. */
export const docsLayout = (title: string, content: string, trail = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title === 'Mainstreet API' ? title : `${title} – Mainstreet API`)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${docsStyleAddress}"></head>
<body><a class="skip" href="#content">Skip to the content</a>
<header><a class="brand" href="${docsPath}">Mainstreet API</a>
<nav aria-label="API"><a href="${docsPath}#start">Start</a> <a href="${docsPath}#services">Services</a> <a href="/api/openapi.json">OpenAPI</a></nav></header>
<main id="content">${trail}<h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`
