import { visitorCookie } from './forget-visitor'

const maxAgeSeconds = 31_536_000

const readCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name, value = '']) => name === visitorCookie && /^[\w-]{8,64}$/.test(value))?.[1]

const writeCookie = (id: string) => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${visitorCookie}=${id}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0')

// randomUUID exists on secure pages only; a site tried out by its plain address has visitors too.
const randomId = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), hexByte).join('')

let made: string | undefined

/** Who this browser is to the site, by its cookie; where none is stored, as long as the page lasts. */
export const visitorId = (): string => {
  const id = readCookie() ?? (made ??= randomId())
  writeCookie(id)
  return id
}
