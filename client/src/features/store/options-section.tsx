import { optionsContract, type ProfileOptions } from '@mainstreet/shared/contracts/site/profile'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { SelectField } from '../../kit/form/fields/select-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { settingsWords } from './words'

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const number = String(first + index)
    return { value: number, label: number }
  })

/** How much the home page shows, and how. */
export const OptionsSection = ({ options }: { options: ProfileOptions }) => {
  const words = useWords(settingsWords).options
  const named = (...values: ('menu' | 'block' | 'vertical' | 'horizontal')[]) =>
    values.map((value) => ({ value, label: words[value] }))
  return (
    <AutoSaveSection
      id="options"
      title={words.title}
      about={words.about}
      contract={optionsContract}
      row={options}
    >
      <SelectField name="noticeLimit" numeric options={numbers(1, 10)} />
      <SelectField name="featureLimit" numeric options={numbers(3, 5)} />
      <SelectField name="facebookLimit" numeric options={numbers(1, 10)} />
      <SelectField name="facebookDisplay" options={named('vertical', 'horizontal')} />
      <SelectField name="restaurantDisplayType" options={named('menu', 'block')} />
      <SwitchField name="showHours" />
    </AutoSaveSection>
  )
}
