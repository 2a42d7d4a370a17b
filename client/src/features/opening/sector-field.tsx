import { businessSectors, type BusinessSector } from '@mainstreet/shared/contracts/site/opening'
import { useChoiceField } from '../../kit/form/fields/use-form-field'
import { useWords } from '../../kit/language/bilingual'
import { RadioCards } from '../../kit/ui/radio-cards'
import { openingWords } from './opening-words'

/** What the business is, each with what its site starts with. */
export const SectorField = () => {
  const { sectors } = useWords(openingWords)
  const { field } = useChoiceField({ name: 'sector', required: true })
  const value: BusinessSector | '' = field.value
  return (
    <RadioCards
      label={field.label}
      columns
      value={value || null}
      onChange={field.onChange}
      error={field.error}
      options={businessSectors.map((sector) => ({
        value: sector,
        title: sectors[sector].title,
        description: sectors[sector].about,
      }))}
    />
  )
}
