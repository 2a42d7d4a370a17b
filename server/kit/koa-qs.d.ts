declare module 'koa-qs' {
  /** Parses query strings with qs; `options` are qs's own. */
  export default function queryStrings(app: object, mode: 'extended', options: object): void
}
