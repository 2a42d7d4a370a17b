import { fromCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { isSecretPath } from './page-address'

/** Facebook's queue: it takes calls from the first moment and keeps them until its script has come. */
interface Queue {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Queue
  loaded: boolean
  version: string
  disablePushState: boolean
}

type FacebookWindow = Window & { fbq?: Queue; _fbq?: Queue }

const source = 'https://connect.facebook.net/en_US/fbevents.js'
const cookies = ['_fbp', '_fbc']

const createQueue = (): Queue => {
  const add = (...call: unknown[]) =>
    void (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call))
  const queue: Queue = Object.assign(add, {
    queue: [],
    push: add as Queue,
    loaded: true,
    version: '2.0',
    // It would count every change of the address on its own, an order's secret one too.
    disablePushState: true,
  })
  return queue
}

const loadPixel = (id: string): Queue => {
  const page = window as FacebookWindow
  if (page.fbq) return page.fbq
  const fbq = createQueue()
  page.fbq = fbq
  page._fbq = fbq
  // Without this it reads along: which buttons are pressed and what forms hold.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  const script = Object.assign(document.createElement('script'), { src: source, async: true })
  document.head.append(script)
  return fbq
}

/** It sends the page's address and the one before with everything: neither may be the key to an order. */
const isSpeakable = () => {
  const { referrer } = document
  return ![window.location.pathname, URL.canParse(referrer) ? new URL(referrer).pathname : ''].some(
    isSecretPath,
  )
}

let silenced = false

/** Sends something to the business's pixel, loading it at first; a price in cents becomes a value in Canadian dollars. */
export const trackPixel = (id: string, event: string, cents?: Cents) => {
  if (!isSpeakable()) return
  const fbq = loadPixel(id)
  if (silenced) fbq('consent', 'grant')
  silenced = false
  fbq('track', event, ...(cents === undefined ? [] : [{ value: fromCents(cents), currency: 'CAD' }]))
}

/** Ends what a visitor has agreed to: nothing more is sent, and Facebook's cookies go. */
export const silencePixel = () => {
  const { fbq } = window as FacebookWindow
  fbq?.('consent', 'revoke')
  silenced = true
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`)
  for (const name of cookies)
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
