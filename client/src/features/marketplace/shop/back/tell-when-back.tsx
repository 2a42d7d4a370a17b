import { Bell } from 'lucide-react'
import { useOperation } from '../../../../kit/data/data-writes'
import { AddressForm } from '../../../../kit/site/contact/address-form'
import { useBackWords } from '../../../../kit/site/words/back-words'
import { useLocale } from '../../../../kit/site/words/use-site-words'

/** Asks for the one mail that says that what is sold out can be bought again. */
export const TellWhenBack = ({ variationId }: { variationId: number }) => {
  const words = useBackWords()
  const language = useLocale()
  const { run } = useOperation('tell-when-back')
  return (
    <AddressForm
      words={words}
      title={words.title}
      help={words.once}
      icon={<Bell />}
      send={(written) => run({ variationId, language, ...written })}
    />
  )
}
