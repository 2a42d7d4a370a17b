import { Mail } from 'lucide-react'
import { useOperation } from '../../../kit/data/data-writes'
import { AddressForm } from '../../../kit/site/contact/address-form'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { useMyOrdersWords } from './my-orders-words'

/** Asks for the mail with the way to all orders of an address; it says the same whether there are any. */
export const FindOrdersForm = () => {
  const words = useMyOrdersWords()
  const language = useLocale()
  const { run } = useOperation('send-my-orders')
  return (
    <AddressForm
      words={words}
      title={words.send}
      variant="primary"
      icon={<Mail />}
      send={(written) => run({ language, ...written })}
    />
  )
}
