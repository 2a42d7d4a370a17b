import { mediaTypes } from '@mainstreet/shared/contracts/site/media'
import { pageAddress } from './page-addresses'
import type { Random } from './random'
import { headersOf, type RestRequest } from './request'
import type { FuzzRole, Stage } from './stage'
import { oddValue } from './values'

interface Asked {
  index: number
  role: FuzzRole
  random: Random
}

const boundary = 'fuzz-boundary'

const fieldPart = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const fileOf = (stage: Stage, random: Random): Buffer =>
  random.pick([
    Buffer.from('%PDF-1.7\nx\n%%EOF\n'),
    Buffer.from('no picture'),
    Buffer.alloc(0),
    Buffer.from('title,price,sku\r\nMug,12.50,A-1\r\n,x,,\r\n'),
    stage.picture.subarray(0, 100),
    stage.picture,
  ])

/** A form for the calls that are no JSON: often whole, sometimes torn. */
const formBody = (stage: Stage, random: Random): Buffer => {
  const fields: Record<string, unknown> = {
    type: random.pick(mediaTypes),
    id: random.chance(0.8) ? stage.own.account.id : stage.foreign.account.id,
    itemId: random.pick([...stage.own.rows['market-items'], ...stage.foreign.rows['market-items']]).id,
    title: 'Fuzz',
  }
  if (random.chance(0.5))
    fields[random.pick([...Object.keys(fields), 'content', 'link', '__proto__', 'a[b]'])] = oddValue(random)
  if (random.chance(0.2)) delete fields[random.pick(Object.keys(fields))]
  const texts = Object.entries(fields).map(([name, value]) => fieldPart(name, textOf(value)))
  const name = random.pick(['picture.jpg', '../../x.jpg', 'a\0b.pdf', ''])
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${random.chance(0.9) ? 'files' : 'file'}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const whole = Buffer.concat([
    Buffer.from(texts.join('') + head),
    fileOf(stage, random),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return random.chance(0.85) ? whole : whole.subarray(0, random.below(whole.length))
}

const upload = (stage: Stage, { index, role, random }: Asked): RestRequest => {
  const path = random.chance(0.8) ? 'media-upload' : 'market-import'
  return {
    index,
    role,
    path,
    transport: 'rest',
    verb: random.chance(0.95) ? 'POST' : random.pick(['GET', 'PUT', 'DELETE']),
    url: `/api/${path}`,
    headers: {
      ...headersOf(stage, { role, random }),
      'content-type': random.chance(0.95)
        ? `multipart/form-data; boundary=${boundary}`
        : 'multipart/form-data',
    },
    body: formBody(stage, random),
  }
}

const queries = [
  '',
  '?previewId=1',
  '?previewId=abc',
  '?previewId[toString]=',
  '?previewId=%00',
  '?lang=xx',
  '?lang[]=fr',
  '?category=%00&search=%ED%A0%80',
  '?page=1e999',
  '?__proto__[x]=1',
  '?a[b][c][d][e][f][g][h]=1',
  '?%',
  '?sort=__proto__',
  '?EIO=4&transport=polling',
  '?EIO=4&transport=polling&sid=x',
]

const page = (stage: Stage, { index, role, random }: Asked): RestRequest => {
  const previewed = random.chance(0.2)
    ? `?previewId=${random.pick([stage.own, stage.foreign]).account.id}`
    : random.pick(queries)
  return {
    index,
    role,
    path: 'pages',
    transport: 'rest',
    verb: random.chance(0.85) ? 'GET' : random.pick(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH']),
    url: `${pageAddress(stage, random)}${previewed}`,
    headers: headersOf(stage, { role, random }),
  }
}

/** A request beside the services: a page, a file, an upload. */
export const plainRequest = (stage: Stage, asked: Asked): RestRequest =>
  !stage.hasPages || asked.random.chance(0.3) ? upload(stage, asked) : page(stage, asked)
