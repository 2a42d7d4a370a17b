import { backOfficeRoutes, movedRoutes, routes } from '@mainstreet/shared/routes'
import type { Random } from './random'
import type { Stage } from './stage'

/** Addresses that are no service's, with a name for each part that changes. */
const patterns: readonly string[] = [
  ...Object.values(routes),
  ...Object.keys(movedRoutes),
  ...Object.values(backOfficeRoutes),
  '/s/:code',
  '/events/:id.ics',
  '/funerals/:id.ics',
  '/assets/:region/:id/:name.jpg',
  '/app/:name.js',
  '/favicon.ico',
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/:service/:id',
  '/api/webhooks/stripe/:id',
  '/socket.io/:name',
  '/.env',
  '/:name',
  '/:name/:id',
]

/** Parts of a path as they are sent: zeros, halves of characters, encodings that end early or are none, and far too long ones. */
const oddParts: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '99999999999',
  '9'.repeat(400),
  'abc',
  '%00',
  'a%00',
  '%00b',
  '%2500',
  '%ED%A0%80',
  'a%ED%BF%BFb',
  '%F4%90%80%80',
  '%C0%80',
  '%E2%80',
  '%FF',
  '%',
  '%4',
  '%zz',
  '%u0000',
  '%0A',
  '%0d%0aset-cookie:%20x=1',
  '%2e%2e%2f',
  'a%2Fb',
  '%5C..%5C',
  '..',
  '.',
  '__proto__',
  'constructor',
  'a.jpg',
  'nb',
  '%F0%9F%99%82',
  'x'.repeat(2000),
  '%00'.repeat(500),
  '%C3%A9'.repeat(500),
]

const goodPart = (stage: Stage, name: string, random: Random): string => {
  const { rows, account } = random.pick([stage.own, stage.foreign])
  if (name === 'token') return stage.orderToken
  if (name === 'region') return account.region
  return String(random.pick([...rows['market-items'], ...rows.events, ...rows.automotive]).id)
}

/** The address of a page or file: of those there are, with parts that nothing is named, and sometimes one part too many. */
export const pageAddress = (stage: Stage, random: Random): string => {
  const filled = random
    .pick(patterns)
    .replaceAll(/:([a-z]+)/gi, (_whole, name: string) =>
      random.chance(0.3) ? goodPart(stage, name, random) : random.pick(oddParts),
    )
  return random.chance(0.3) ? `${filled}${random.pick(['/', ''])}${random.pick(oddParts)}` : filled
}
