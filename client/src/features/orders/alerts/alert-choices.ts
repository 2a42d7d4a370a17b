import { keepLocalText, readLocalText } from '../../../kit/local-text'

/** How a user wants to hear of new orders in this browser, beside the message on the page. */
export interface AlertChoices {
  sound: boolean
  desktop: boolean
}

const keyOf = (userId: number) => `mainstreet-order-alerts-${userId}`

/** The remembered choices of a user; both off when there are none or storage is closed. */
export const readAlerts = (userId: number): AlertChoices => {
  const stored = (readLocalText(keyOf(userId)) ?? '').split(' ')
  return { sound: stored.includes('sound'), desktop: stored.includes('desktop') }
}

/** Remembers the choices of a user in this browser. */
export const keepAlerts = (userId: number, { sound, desktop }: AlertChoices): void =>
  keepLocalText(keyOf(userId), [sound && 'sound', desktop && 'desktop'].filter(Boolean).join(' '))
