import { Mail } from 'lucide-react'
import { useOperation } from '../../kit/data/data-writes'
import { AddressForm } from '../../kit/site/contact/address-form'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale } from '../../kit/site/words/use-site-words'
import { useSubscriptionWords } from './subscription-words'

/** Asks visitors whether they want letters. */
export const SubscribeBlock = () => {
  const { store, company } = useShownSite()
  const words = useSubscriptionWords(store.storeName || company.name)
  const language = useLocale()
  const { run } = useOperation('subscribe')
  return (
    <AddressForm
      words={words}
      title={words.ask}
      help={words.consent}
      icon={<Mail />}
      variant="primary"
      send={(written) => run({ language, ...written })}
    />
  )
}
