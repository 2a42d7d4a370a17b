import compose from 'koa-compose'
import type { Middleware } from './context'
import type { FormRoute } from './uploads/form-route'

/** Middleware of features for addresses of their own, by where it stands among that of the kit; whatever is not asked goes on. */
export interface Routes {
  /** Outside of the API, whatever else has the address, such as files of a site. */
  files: readonly Middleware[]
  /** Around every call of the API: who calls. */
  callers: readonly Middleware[]
  /** Below /api, without its prefix: what no service can answer. */
  api: readonly Middleware[]
  /** Below /api: forms with files. */
  forms: readonly FormRoute[]
  /** Pages outside of the back office. */
  pages: readonly Middleware[]
}

/** Middleware that grows until the application starts. */
const createPlace = () => {
  const list: Middleware[] = []
  let all: Middleware = compose(list)
  const run: Middleware = (ctx, next) => all(ctx, next)
  const add = (more: readonly Middleware[] = []) => {
    list.push(...more)
    all = compose(list)
  }
  return { run, add }
}

/** The routes of one application: what the layers of the kit run, and features add to. */
export const createRoutes = () => {
  const [files, callers, api, pages] = [createPlace(), createPlace(), createPlace(), createPlace()]
  const forms: FormRoute[] = []
  return {
    files: files.run,
    callers: callers.run,
    api: api.run,
    pages: pages.run,
    forms: forms as readonly FormRoute[],
    add(routes: Partial<Routes>) {
      files.add(routes.files)
      callers.add(routes.callers)
      api.add(routes.api)
      pages.add(routes.pages)
      forms.push(...(routes.forms ?? []))
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    /** Middleware of features, which the layers of the kit call. */
    routes: ReturnType<typeof createRoutes>
  }
}
