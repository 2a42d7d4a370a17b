import type { BrowserContext } from 'playwright-core'

type Handler = (event: object) => void

/** Runs in the page, in the place of Stripe's own script: everything that the official React parts call of it. */
const script = () => {
  const api = async (key: string, path: string, params: Record<string, string>) => {
    const answer = await fetch(`https://api.stripe.com/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams(params),
    })
    return answer.json()
  }

  const element = (type: string) => {
    const handlers: Record<string, Handler[]> = {}
    const emit = (name: string, event: object) => handlers[name]?.forEach((handle) => handle(event))
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Card number')
    input.oninput = () => emit('change', { complete: true, empty: !input.value })
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with a wallet'
    const failed = () => button.setAttribute('data-failed', 'true')
    button.onclick = () => emit('confirm', { paymentFailed: failed })
    const shown = type === 'card' ? input : button
    const self = {
      input,
      on(name: string, handle: Handler) {
        ;(handlers[name] ??= []).push(handle)
        return self
      },
      off: () => self,
      update: () => self,
      focus: () => input.focus(),
      mount(node: HTMLElement) {
        node.append(shown)
        setTimeout(() => emit('ready', { availablePaymentMethods: { googlePay: true } }))
      },
      unmount: () => shown.remove(),
      destroy: () => shown.remove(),
    }
    return self
  }

  const elementsOf = () => {
    const made: Record<string, ReturnType<typeof element>> = {}
    return {
      create: (type: string) => (made[type] = element(type)),
      getElement: (asked: string | { __elementType: string }) =>
        made[typeof asked === 'string' ? asked : asked.__elementType] ?? null,
      update() {},
      submit: async () => ({}),
    }
  }

  /** Over everything else in the page, as the window of Stripe's is. */
  const askBank = () =>
    new Promise<boolean>((resolve) => {
      const bank = document.createElement('div')
      bank.setAttribute('style', 'position:fixed;inset:0;z-index:2147483647;background:#fffc')
      for (const [text, approved] of [
        ['Complete', true],
        ['Fail', false],
      ] as const) {
        const button = document.createElement('button')
        button.textContent = text
        button.onclick = () => {
          bank.remove()
          resolve(approved)
        }
        bank.append(button)
      }
      document.body.append(bank)
    })

  interface MethodData {
    card?: { input: HTMLInputElement }
    billing_details?: { name: string; email: string; address?: { postal_code: string } }
  }

  const stripeOf = (key: string) => ({
    elements: elementsOf,
    createToken: async () => ({}),
    confirmCardPayment: async () => ({}),
    _registerWrapper() {},
    registerAppInfo() {},
    async createPaymentMethod({ card, billing_details: buyer }: MethodData) {
      const number = card ? card.input.value : '4242424242424242'
      if (!number) return { error: { message: 'Your card number is incomplete.' } }
      const paymentMethod = await api(key, 'payment_methods', {
        'card[number]': number,
        'billing_details[email]': buyer?.email ?? '',
        'billing_details[postal_code]': buyer?.address?.postal_code ?? '',
      })
      return paymentMethod.error ? { error: paymentMethod.error } : { paymentMethod }
    },
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      const approved = await askBank()
      const paymentIntent = await api(key, 'bank', {
        client_secret: clientSecret,
        approved: String(approved),
      })
      return approved ? { paymentIntent } : { error: { message: 'We are unable to authenticate your card.' } }
    },
  })
  Object.assign(window, { Stripe: stripeOf })
}

/** Answers for Stripe's two hosts in a window: its script, and its API by the stand-in at the origin. */
export const serveStripe = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  )
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: `${origin}${pathname}` })
    await route.fulfill({ response })
  })
}
