import type { Car } from '@mainstreet/shared/contracts/automotive'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useWatch } from 'react-hook-form'
import { useAccount } from '../../../kit/data/use-account'
import { SearchTextFields } from '../../../kit/form/search-texts/search-text-fields'
import { useWords } from '../../../kit/language/bilingual'
import { textOfHtml } from '../../../kit/rich-text/text-of-html'
import { shownAddress, siteAddress } from '../../../kit/site-address'
import { Card } from '../../../kit/ui/card'
import type { CarForm } from './car-form'
import { editorWords } from './words'

/** What search results and shared links say of a car. */
export const CarElsewhereSection = ({ car }: { car: Car }) => {
  const words = useWords(editorWords)
  const { row: account } = useAccount()
  const description = useWatch<CarForm, 'description'>({ name: 'description' })
  const address = siteAddress(account?.str_domain ?? '') + pathTo(routes.car, car.id)
  return (
    <Card title={words.elsewhere} folds="everywhere" summary={words.elsewhereSummary}>
      <SearchTextFields
        names={['metaTitle', 'metaDescription']}
        usual={{
          title: [carName(car), account?.str_company_name].filter(Boolean).join(' · '),
          text: textOfHtml(description),
        }}
        address={shownAddress(address)}
      />
    </Card>
  )
}
