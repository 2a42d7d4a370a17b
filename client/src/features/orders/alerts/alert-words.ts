import { bilingual } from '../../../kit/language/bilingual'

/** The words of how new orders are announced. */
export const alertWords = bilingual({
  en: {
    title: 'When a new order comes in',
    sound: 'Play a sound',
    desktop: 'Notify on the desktop',
    blocked: 'Your browser blocks notifications from this site. Allow them in its settings, then try again.',
  },
  fr: {
    title: 'À l’arrivée d’une commande',
    sound: 'Émettre un son',
    desktop: 'Notifier sur le bureau',
    blocked:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
  },
})
