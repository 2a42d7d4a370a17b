import { lazy, type ComponentType } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'] as const
/** Milliseconds after which somebody who does nothing is taken to read. */
export const patience = 6_000

// Where the server did not make the page nothing is there to be seen before the code is. Asked before anything is drawn.
const madeByServer =
  typeof document !== 'undefined' && Boolean(document.getElementById('root')?.firstElementChild)

const firstSign = () =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signs.forEach((sign) => window.removeEventListener(sign, wake))
      resolve()
    }
    const timer = setTimeout(wake, patience)
    signs.forEach((sign) => window.addEventListener(sign, wake, { passive: true }))
  })

let waking: Promise<void> | undefined

/** Settles at the visitor's first sign of life, or when they have stayed a while: what is not needed to read the page waits for it. */
export const awake = (): Promise<void> => (waking ??= madeByServer ? firstSign() : Promise.resolve())

/** A part whose markup comes with the page and whose code waits for the visitor; draw it inside of a <Suspense>. */
export const lateLazy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await awake()
    return { default: await load() }
  })
