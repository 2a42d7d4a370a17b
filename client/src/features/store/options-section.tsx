import { optionsContract, type ProfileOptions } from '@mainstreet/shared/contracts/site/profile'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { SelectField } from '../../kit/form/fields/select-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { numberOptions } from '../../kit/ui/number-options'
import { settingGroupWords } from './setting-group-words'
import { settingsWords } from './words'

const useNamed = () => {
  const words = useWords(settingsWords).options
  return (...values: ('menu' | 'block' | 'vertical' | 'horizontal')[]) =>
    values.map((value) => ({ value, label: words[value] }))
}

/** How much the home page shows. */
export const OptionsSection = ({ options }: { options: ProfileOptions }) => {
  const words = useWords(settingsWords).options
  return (
    <AutoSaveSection
      id="options"
      title={words.title}
      about={words.about}
      contract={optionsContract}
      row={options}
    >
      <SelectField name="noticeLimit" numeric options={numberOptions(1, 10)} />
      <SelectField name="featureLimit" numeric options={numberOptions(3, 5)} />
      <SwitchField name="showHours" />
      <SwitchField name="answersAnytime" />
    </AutoSaveSection>
  )
}

/** How the menu of a restaurant looks. */
export const MenuSection = ({ options }: { options: ProfileOptions }) => {
  const words = useWords(settingGroupWords).menu
  return (
    <AutoSaveSection id="menu" {...words} contract={optionsContract} row={options}>
      <SelectField name="restaurantDisplayType" options={useNamed()('menu', 'block')} />
    </AutoSaveSection>
  )
}

/** How much of its Facebook page a business shows, and how. */
export const FacebookSection = ({ options }: { options: ProfileOptions }) => {
  const words = useWords(settingGroupWords).facebook
  return (
    <AutoSaveSection id="facebook" {...words} contract={optionsContract} row={options}>
      <SelectField name="facebookLimit" numeric options={numberOptions(1, 10)} />
      <SelectField name="facebookDisplay" options={useNamed()('vertical', 'horizontal')} />
    </AutoSaveSection>
  )
}
