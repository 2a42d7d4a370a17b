import { bodyName, carBodies, type CarBody } from '@mainstreet/shared/rules/cars/car-lists'
import { carListQuery } from '@mainstreet/shared/rules/cars/car-query'
import { routes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { HomeStrip } from '../../kit/site/home-strip'
import { SiteButtonLink } from '../../kit/site/site-link'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale, useSiteWords } from '../../kit/site/words/use-site-words'
import { Select } from '../../kit/ui/select'
import { useCarChoices } from './use-car-view'

/** Up to how many thousands of dollars somebody looks for a car. */
const priceSteps = [5, 10, 15, 20, 25, 30, 40, 50]

/** The questions of a lot on its home page: make, body and price; the list that they lead to is narrowed by the answers. */
export const CarStrip = () => {
  const words = usePlaceWords('cars')
  const { seeCars } = useSiteWords('home')
  const locale = useLocale()
  const [make, setMake] = useState('')
  const [body, setBody] = useState<CarBody>()
  const [most, setMost] = useState('')
  const choices = useCarChoices()
  const asked = carListQuery({ make, body, priceTo: most ? Number(most) : undefined })
  const { total } = useList('automotive', { ...asked, $limit: 0 })
  if (total === 0 && !make && !body && !most) return null
  const answers = Object.entries({ make, body, most }).filter(([, value]) => value)
  const address = [routes.cars, new URLSearchParams(answers as [string, string][]).toString()]
  return (
    <HomeStrip label={words.choices}>
      <Select
        label={words.make}
        placeholder={words.allMakes}
        value={make}
        onChange={({ target }) => setMake(target.value)}
        options={choices.makes.map((value) => ({ value, label: value }))}
      />
      <Select
        label={words.body}
        placeholder={words.allBodies}
        value={body ?? ''}
        onChange={({ target }) => setBody(carBodies.find((each) => each === target.value))}
        options={choices.bodies.map((value) => ({ value, label: bodyName(value, locale) }))}
      />
      <Select
        label={words.priceTo}
        placeholder={words.anyPrice}
        value={most}
        onChange={({ target }) => setMost(target.value)}
        options={priceSteps.map((step) => ({
          value: String(step * 1000),
          label: words.thousands(step),
        }))}
      />
      <SiteButtonLink link={address.filter(Boolean).join('?')} variant="primary" size="large">
        {total === undefined ? seeCars : words.showFound(total)}
      </SiteButtonLink>
    </HomeStrip>
  )
}
