import type { Locale } from '@mainstreet/shared/rules/language'
import type { RequestContext } from '../context'
import { languageOf, varyByLanguage } from './page-language'

const words: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'We will be right back',
    text: 'We cannot reach our database right now. Please try again in a moment.',
    again: 'Try again',
  },
  fr: {
    title: 'Nous revenons tout de suite',
    text: 'Nous n’arrivons pas à joindre notre base de données en ce moment. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
  },
}

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;
font:17px/1.5 system-ui,sans-serif;color:#1c2430;background:#f6f7f9;text-align:center}
main{max-width:30rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 12px}p{margin:0 0 24px}
a{display:inline-block;padding:12px 24px;border-radius:8px;background:#1c2430;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #4c8dff;outline-offset:3px}`

const pageIn = (locale: Locale): string => {
  const { title, text, again } = words[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
}

/** Answers a request for a page that cannot be made now: 503, in the visitor's language, without a script. */
export const sendUnavailablePage = (ctx: RequestContext, retryAfter: number): void => {
  ctx.status = 503
  ctx.set({
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
  varyByLanguage(ctx)
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = pageIn(languageOf(ctx, ctx.state.tenant?.language))
}
