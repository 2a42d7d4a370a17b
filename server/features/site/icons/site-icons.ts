import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  iconAddress,
  iconSizes,
  manifestPath,
  shellManifestPath,
  type IconPath,
  type ManifestPath,
} from '@mainstreet/shared/rules/site/icons'
import { dashboardPath } from '@mainstreet/shared/routes'
import { sitePalette } from '@mainstreet/shared/theme/theme'
import { LRUCache } from 'lru-cache'
import type { Application } from '../../../declarations'
import type { Middleware, RequestContext } from '../../../kit/http/context'
import { answerFile, cachedAnswer, sendCached } from '../../../kit/http/cached/cached-answer'
import { renderIcon } from '../../../kit/media/pictures'
import { readStored } from '../../../kit/media/read-stored'
import type { Tenant } from '../../../kit/tenants'
import { readTogether } from '../../../kit/database/read-together'
import { asShown, publicRows, publicRowsById } from '../public-rows'
import { iconFile } from './icon-file'

type Asked = IconPath | ManifestPath
interface Answer {
  bytes: Buffer
  type: string
}

/** What the build has beside the platform's drawn icon. */
const platformFiles: Record<IconPath, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'icon-180.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
}
const platformColour = '#2c46d6'
const drawnBytes = 8 * 1024 * 1024

const isManifest = (path: string): path is ManifestPath => path === manifestPath || path === shellManifestPath

const askedBy = (path: string): Asked | undefined => {
  // What older telephones ask for.
  const plain = path.replace('-precomposed', '')
  return isManifest(plain) || Object.hasOwn(iconSizes, plain) ? (plain as Asked) : undefined
}
const typeOf = (asked: IconPath) => (asked.endsWith('.ico') ? 'image/x-icon' : 'image/png')

interface Named {
  name: string
  lang: string
  start: string
  logo: string
  theme: string
  ground: string
}

/** A site is a page among others; the back office is installed as a program of its own. */
const manifestOf = (asked: ManifestPath, of: Named) => {
  const isShell = asked === shellManifestPath
  const icon = (path: IconPath) => {
    const size = `${iconSizes[path]}x${iconSizes[path]}`
    return { src: iconAddress(path, of.logo), sizes: size, type: 'image/png' }
  }
  const manifest = {
    name: of.name,
    short_name: of.name,
    lang: of.lang,
    start_url: isShell ? dashboardPath : of.start,
    display: isShell ? 'standalone' : 'browser',
    ...(isShell && { id: dashboardPath, scope: '/' }),
    theme_color: of.theme,
    background_color: of.ground,
    icons: [icon('/icon-192.png'), icon('/icon-512.png')],
  }
  return { bytes: Buffer.from(JSON.stringify(manifest)), type: 'application/manifest+json; charset=utf-8' }
}

/** The platform's icon, drawn once and part of the build; undefined without one. */
const platformAnswer = async (app: Application, asked: Asked): Promise<Answer | undefined> => {
  if (isManifest(asked)) {
    const colours = { theme: platformColour, ground: '#ffffff' }
    return manifestOf(asked, { name: 'Mainstreet', lang: 'en', start: dashboardPath, logo: '', ...colours })
  }
  const file = path.join(app.get('clientBuild').folder, 'app', platformFiles[asked])
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && { bytes, type: typeOf(asked) }
}

/** Answers a site's icons and manifest: of its logo, on its ground; without a logo, and on hosts without a site, the platform's. */
export const siteIcons = (app: Application): Middleware => {
  // By the logo's address, which names its content: most changes of a business are none of its logo.
  const drawn = new LRUCache<string, Buffer>({ maxSize: drawnBytes, sizeCalculation: ({ length }) => length })

  const draw = async (logo: string, { asked, ground }: { asked: IconPath; ground: string }) => {
    const key = `${logo} ${asked} ${ground}`
    const known = drawn.get(key)
    if (known) return known
    const size = iconSizes[asked]
    const stored = await readStored(app.get('media'), logo)
    const png = stored && (await renderIcon(stored, { size, ground }))
    if (!png) return undefined
    const bytes = asked === '/favicon.ico' ? iconFile(png, size) : png
    drawn.set(key, bytes)
    return bytes
  }

  const siteAnswer = async (tenant: Tenant, asked: Asked): Promise<Answer | undefined> => {
    const read = await readTogether(app.get('database').knex, {
      account: publicRowsById(app, 'account', [tenant.id]),
      styles: publicRows(app, 'profile-styles', { customerId: tenant.id }),
    })
    const [account] = asShown('account', read.account)
    const [styles] = asShown('profile-styles', read.styles)
    if (!account) return platformAnswer(app, asked)
    const logo = account.str_logo_image
    const { headerColor: theme, backgroundColor: ground } = sitePalette(styles ?? {})
    if (isManifest(asked))
      return manifestOf(asked, {
        name: account.str_company_name,
        lang: tenant.language,
        start: '/',
        logo,
        theme,
        ground,
      })
    const bytes = logo ? await draw(logo, { asked, ground }) : undefined
    return bytes ? { bytes, type: typeOf(asked) } : platformAnswer(app, asked)
  }

  const give = async (ctx: RequestContext, asked: Asked) => {
    const { tenant } = ctx.state
    const site = tenant?.published ? tenant : undefined
    if (site) {
      const icon = {
        key: `icon ${site.id} ${asked}`,
        customerId: site.id,
        make: () => siteAnswer(site, asked),
      }
      if (!(await answerFile(ctx, app.get('readCache'), icon))) ctx.throw(404)
      return
    }
    const answer = await platformAnswer(app, asked)
    if (!answer) return ctx.throw(404)
    sendCached(ctx, cachedAnswer({ customerId: 0, since: 0, ...answer }))
  }

  return (ctx, next) => {
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD' ? askedBy(ctx.path) : undefined
    return asked ? give(ctx, asked) : next()
  }
}
