import type { Locale } from '@mainstreet/shared/rules/language'
import { useLocale } from '../../../kit/site/words/use-site-words'

const en = {
  title: 'Pay here',
  about: 'What you are buying at the counter, to be paid with your card.',
  email: 'Receipt by email',
  emailHelp: 'Leave it empty if you want none.',
  over: 'This link is not valid any more. Please ask at the counter.',
  paid: 'It is paid. Thank you!',
  receipt: 'See the receipt',
  taken: 'This sale is paid, or is being paid on another phone.',
  noCards: 'Cards cannot be taken here at the moment. Please ask at the counter.',
}

const fr: typeof en = {
  title: 'Payer ici',
  about: 'Ce que vous achetez au comptoir, à payer avec votre carte.',
  email: 'Reçu par courriel',
  emailHelp: 'Laissez vide si vous n’en voulez pas.',
  over: 'Ce lien n’est plus valide. Veuillez demander au comptoir.',
  paid: 'C’est payé. Merci!',
  receipt: 'Voir le reçu',
  taken: 'Cette vente est payée, ou se paie sur un autre téléphone.',
  noCards: 'Les cartes ne peuvent pas être prises en ce moment. Veuillez demander au comptoir.',
}

const words: Record<Locale, typeof en> = { en, fr }

/** What a buyer at the counter reads on their own phone. */
export const useCounterWords = () => words[useLocale()]
