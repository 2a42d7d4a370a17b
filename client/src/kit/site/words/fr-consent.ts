import type { enConsent } from './en-consent'

/** The words of the question about cookies in French. */
export const frConsent: typeof enConsent = {
  title: 'Témoins (cookies)',
  question:
    'Acceptez-vous les témoins (cookies) de Facebook, qui mesurent nos publicités? Le site fonctionne aussi sans eux.',
  accept: 'Accepter',
  refuse: 'Non merci',
}
